/**
 * Word that a table's log has grown. Who hears a number reads the log up to it, so whoever missed a word is up to
 * date with the next one of that table; nothing else makes up for it.
 */
export interface News {
  readonly table: string;
  readonly seq: number;
}

export interface Bus {
  readonly publish: (news: News) => void;
  /** Answers how to leave. */
  readonly subscribe: (listener: (news: News) => void) => () => void;
}

/** A bus within one process: every listener hears every word, at once. */
export function makeBus(): Bus {
  const listeners = new Set<(news: News) => void>();
  return {
    publish: (news) => {
      for (const listener of listeners) listener(news);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
