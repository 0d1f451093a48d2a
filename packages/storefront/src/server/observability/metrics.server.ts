import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Labels only have values from our own code: ids of rows and operations, and names of events. They never contain a
 * path or a host.
 */
const registry = new Registry();
const registers = [registry];

export const requestsTotal = new Counter({
  name: 'parde_requests_total',
  help: 'Requests that have ended, by what they were for. 499: the viewer left first.',
  labelNames: ['route', 'method', 'status'],
  registers,
});

export const requestsInFlight = new Gauge({
  name: 'parde_requests_in_flight',
  help: 'Requests that are being answered, streams included.',
  registers,
});

export const refusalsTotal = new Counter({
  name: 'parde_refusals_total',
  help: 'Requests that were refused with 503 as this server had too many in hand. class: extra (prefetches, pictures, comments), guest, viewer (reads of signed-in viewers), write; kids-lock, by its own limit.',
  labelNames: ['class'],
  registers,
});

export const pageSeconds = new Histogram({
  name: 'parde_page_seconds',
  help: 'Time until a page was ready to be sent, its data included. cache: cacheable (by nginx), failed (not cacheable, because a part failed), private.',
  labelNames: ['route', 'cache'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const apiSeconds = new Histogram({
  name: 'parde_api_seconds',
  help: 'Time that calls of the API took, by operation and outcome: a class of statuses, unreachable, timed-out, unreadable, aborted. Of media until the head came.',
  labelNames: ['operation', 'outcome'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers,
});

export const troubleEventsTotal = new Counter({
  name: 'parde_troubles_total',
  help: 'Lines of the log of the levels warning and error.',
  labelNames: ['event', 'level'],
  registers,
});

export const drainingGauge = new Gauge({
  name: 'parde_draining',
  help: '1 while this server stops.',
  registers,
});

const buildInfo = new Gauge({
  name: 'parde_build_info',
  help: 'Always 1. Which brand and which release this is.',
  labelNames: ['brand', 'release'],
  registers,
});

/** Also collects the metrics of the process: processor, memory, event loop. */
export function startMetrics(build: { readonly brand: string; readonly release: string }): void {
  buildInfo.set(build, 1);
  collectDefaultMetrics({ register: registry });
}

export const metricsType = registry.contentType;

export const metricsText = (): Promise<string> => registry.metrics();
