/** Word that a table's log has grown. Correctness never depends on it: what is missed is read from the log. */
export interface News {
  readonly table: string;
  readonly seq: number;
}

export interface Bus {
  readonly publish: (news: News) => void;
  /** Answers how to leave. */
  readonly subscribe: (listener: (news: News) => void) => () => void;
}

/** A bus within one process. */
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
