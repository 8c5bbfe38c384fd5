/** What is counted, for Prometheus. No label ever holds a person, a table or a card. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly text: () => Promise<string>;
  readonly type: string;
  readonly request: (
    labels: { method: string; route: string; status: string },
    seconds: number,
  ) => void;
  readonly events: (game: string, count: number) => void;
  readonly conflict: () => void;
  readonly halted: () => void;
}

export function makeMetrics(streams: () => number): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: 'tapete_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const events = new Counter({
    name: 'tapete_events_total',
    help: 'Events stored',
    labelNames: ['game'] as const,
    registers,
  });
  const conflicts = new Counter({
    name: 'tapete_conflicts_total',
    help: 'Appends decided again because another writer was first',
    registers,
  });
  const halted = new Counter({
    name: 'tapete_halted_total',
    help: 'Tables stopped because their accounts did not sum to zero',
    registers,
  });
  new Gauge({
    name: 'tapete_streams',
    help: 'Open streams',
    registers,
    collect() {
      this.set(streams());
    },
  });
  return {
    text: () => register.metrics(),
    type: register.contentType,
    request: (labels, seconds) => requests.observe(labels, seconds),
    events: (game, count) => events.inc({ game }, count),
    conflict: () => conflicts.inc(),
    halted: () => halted.inc(),
  };
}
