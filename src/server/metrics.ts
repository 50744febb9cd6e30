import { createServer, type Server, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { logError } from '../lib/log.ts';
import { count, figuresText, gauge, observe } from '../lib/metrics.ts';

/** Counts how a request ended: pages and routes apart, by the hundred of their status. @requirement O8 */
export function countAnswer(path: string, response: ServerResponse): void {
  const kind = path.startsWith('/api/') ? 'api' : path.startsWith('/_next/') ? 'asset' : 'page';
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'broken';
    count('foyer_requests_total', { kind, status });
    observe('foyer_request_seconds', { kind }, (performance.now() - startedAt) / 1000);
  });
}

/**
 * Figures of this process in Prometheus's text format at `/metrics`, on a port of its own: requests, kept pages, calls to
 * outside systems and their breakers, bookings, memory, and how late the event loop is.
 * @param at - `host` default this machine only
 * @requirement O8
 */
export function serveMetrics({
  port,
  host = '127.0.0.1',
}: {
  readonly port: number;
  readonly host?: string;
}): Server {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('process_resident_memory_bytes', {}, () => process.memoryUsage.rss());
  gauge('process_uptime_seconds', {}, () => Math.round(process.uptime()));
  gauge('foyer_heap_used_bytes', {}, () => process.memoryUsage().heapUsed);
  gauge('foyer_event_loop_delay_p99_seconds', {}, () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(figuresText());
  });
  server.unref();
  // Visitors need no figures: a port that is taken, by another process with the same settings, ends nothing.
  server.on('error', (error: NodeJS.ErrnoException) => {
    logError('metrics.not-served', { setting: 'METRICS_PORT', port, reason: error.code });
  });
  return server.listen(port, host);
}
