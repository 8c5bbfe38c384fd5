/** The table's stream: server-sent events, opened again whenever nothing is heard of the server for too long. */
import type { LogMessage, PingMessage, SnapshotMessage } from '@tapete/protocol';
import { version } from './version.svelte.ts';

/** `lost` while there is no connection, `missing` when the table does not exist. */
export type StreamState = 'open' | 'lost' | 'missing';

export interface StreamHandlers {
  readonly snapshot: (message: SnapshotMessage) => void;
  readonly log: (message: LogMessage) => void;
  readonly ping: (message: PingMessage) => void;
  readonly state: (state: StreamState) => void;
  /** The number of the last event folded, null before the snapshot. */
  readonly seq: () => number | null;
}

/** The server pings every 2 s: after this long without a message the connection is taken for lost. */
const SILENCE_MS = 6000;
/** Whether the table exists is asked for this long. */
const ASKED_MS = 4000;
/** The pause before each new attempt; the last one stays. */
const RETRY_MS = [500, 1000, 2000, 4000];

/** One connection of the stream, and what is done about it. */
interface Connection {
  readonly source: EventSource;
  /** No other has taken its place. */
  readonly isCurrent: () => boolean;
  /** A message came, or the answer began. */
  readonly heard: () => void;
  readonly reopen: () => void;
  /** Nothing more is read. */
  readonly stop: () => void;
}

export function openStream(table: string, handlers: StreamHandlers): () => void {
  let source: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  const restartSilence = (): void => {
    clearTimeout(silence);
    silence = setTimeout(reopen, SILENCE_MS);
  };

  const close = (): void => {
    clearTimeout(silence);
    clearTimeout(retry);
    source?.close();
    source = undefined;
  };

  const reopen = (): void => {
    if (closed) return;
    close();
    handlers.state('lost');
    retry = setTimeout(() => void open(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  };

  const heard = (): void => {
    restartSilence();
    failures = 0;
    handlers.state('open');
  };

  const open = async (): Promise<void> => {
    if (failures > 0 && (await isMissing(table))) return handlers.state('missing');
    if (closed) return;
    const after = handlers.seq();
    const next = new EventSource(
      `/api/tables/${table}/events${after === null ? '' : `?after=${after}`}`,
    );
    source = next;
    restartSilence();
    read({ source: next, isCurrent: () => source === next, heard, reopen, stop }, handlers);
  };

  const unwatch = watchPage(reopen, () => source?.readyState === EventSource.OPEN);
  const stop = (): void => {
    closed = true;
    close();
    unwatch();
  };
  void open();
  return stop;
}

/** Reads a connection until another has taken its place. */
function read({ source, isCurrent, heard, reopen, stop }: Connection, to: StreamHandlers): void {
  const on = <T>(type: string, handle: (message: T) => void): void =>
    source.addEventListener(type, (event: MessageEvent<string>) => {
      if (!isCurrent()) return;
      heard();
      handle(JSON.parse(event.data) as T);
    });
  /** Nothing more is read of a room that speaks another version. */
  const fits = ({ protocol }: { readonly protocol: number }): boolean => {
    if (version.fits(protocol)) return true;
    stop();
    return false;
  };
  on<SnapshotMessage>('snapshot', (message) => {
    if (fits(message)) to.snapshot(message);
  });
  on<LogMessage>('log', (message) => {
    const seq = to.seq();
    if (seq === null || message.seq > seq + 1) reopen();
    else if (message.seq === seq + 1) to.log(message);
  });
  on<PingMessage>('ping', (message) => {
    if (!fits(message)) return;
    to.ping(message);
    // The server's newest number is ahead of ours: an event was lost on the way.
    const seq = to.seq();
    if (seq === null || message.seq > seq) reopen();
  });
  source.addEventListener('open', () => {
    if (isCurrent()) heard();
  });
  source.addEventListener('error', () => {
    if (isCurrent()) reopen();
  });
}

/** Opens again when the network came or went, or the page is looked at while nothing is open; gives how to end that. */
function watchPage(reopen: () => void, isOpen: () => boolean): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible' && !isOpen()) reopen();
  };
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', reopen);
  addEventListener('offline', reopen);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('online', reopen);
    removeEventListener('offline', reopen);
  };
}

async function isMissing(table: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/tables/${table}`, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(ASKED_MS),
    });
    return answer.status === 404;
  } catch {
    return false;
  }
}
