/** The table's stream: server-sent events, with a watchdog that opens them anew when the line is half dead. */
import type { LogMessage, PingMessage, SnapshotMessage } from '@tapete/protocol';

export interface StreamHandlers {
  readonly snapshot: (message: SnapshotMessage) => void;
  readonly log: (message: LogMessage) => void;
  readonly ping: (message: PingMessage) => void;
  /** `lost` while there is no line, `missing` when the table does not exist. */
  readonly state: (state: 'open' | 'lost' | 'missing') => void;
  /** The number of the last event folded, 0 before the snapshot. */
  readonly seq: () => number;
}

/** The server pings every 10 s: after this long without a sign of it, ms, the line is taken for dead. */
const SILENCE = 25_000;
const RETRY = [500, 1000, 2000, 4000];

export function openStream(table: string, handlers: StreamHandlers): () => void {
  let source: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(again, SILENCE);
  };

  const shut = (): void => {
    clearTimeout(silence);
    clearTimeout(retry);
    source?.close();
    source = undefined;
  };

  const again = (): void => {
    if (closed) return;
    shut();
    handlers.state('lost');
    retry = setTimeout(() => void open(), RETRY[Math.min(failures++, RETRY.length - 1)]);
  };

  const open = async (): Promise<void> => {
    if (failures > 0 && (await isMissing(table))) return handlers.state('missing');
    if (closed) return;
    const after = handlers.seq();
    const next = new EventSource(
      `/api/tables/${table}/events${after > 0 ? `?after=${after}` : ''}`,
    );
    source = next;
    heard();
    const on = <T>(type: string, handle: (message: T) => void): void =>
      next.addEventListener(type, (event: MessageEvent<string>) => {
        if (source !== next) return;
        heard();
        failures = 0;
        handlers.state('open');
        handle(JSON.parse(event.data) as T);
      });
    on<SnapshotMessage>('snapshot', handlers.snapshot);
    on<LogMessage>('log', (message) => {
      const seq = handlers.seq();
      if (message.seq === seq + 1) handlers.log(message);
      else if (message.seq > seq + 1) again();
    });
    on<PingMessage>('ping', (message) => {
      handlers.ping(message);
      // The newest number goes ahead of what has come: something was lost on the way.
      if (message.seq > handlers.seq()) again();
    });
    next.addEventListener('error', () => {
      if (source === next) again();
    });
  };

  const wake = (): void => {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) again();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', again);
  addEventListener('offline', again);
  void open();
  return () => {
    closed = true;
    shut();
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', again);
    removeEventListener('offline', again);
  };
}

async function isMissing(table: string): Promise<boolean> {
  try {
    return (await fetch(`/api/tables/${table}`, { credentials: 'same-origin' })).status === 404;
  } catch {
    return false;
  }
}
