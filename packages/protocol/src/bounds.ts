/** The bounds of what is sent that are not a table's own (`BOUNDS` of the table); both ends belong to a range. */

/** Characters, after trimming. */
export const NICKNAME_LENGTH = { min: 1, max: 20 } as const;

/** The client's own name for an action, characters. */
export const ACTION_ID_LENGTH = { min: 8, max: 64 } as const;

/** A person's id, characters. */
export const PERSON_LENGTH = 64;

/** Why the banker writes a line, characters after trimming. */
export const REASON_LENGTH = { min: 1, max: 80 } as const;
