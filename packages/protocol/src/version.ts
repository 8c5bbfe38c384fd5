/**
 * What the room and its pages have agreed on. Raised whenever a page as it was could not go on with the room as it is;
 * the session and the stream say it, and a page that reads another number than its own loads itself anew.
 */
export const PROTOCOL_VERSION = 2;
