import { createServer, type Server, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { count, countedText } from '../lib/metrics.ts';

/** Counts how a request ended: pages and routes apart, by the hundred of their status. @requirement O8 */
export function countAnswer(path: string, response: ServerResponse): void {
  const kind = path.startsWith('/api/') ? 'api' : path.startsWith('/_next/') ? 'asset' : 'page';
  response.once('close', () => {
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'broken';
    count('foyer_requests_total', { kind, status });
  });
}

/**
 * Figures of this process in Prometheus's text format at `/metrics`, on a port of its own that only this machine reaches:
 * how requests ended, how outside systems answered and how long that took, memory, and how late the event loop is.
 * @requirement O8
 */
export function serveMetrics(port: number): Server {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    const gauges = {
      process_resident_memory_bytes: process.memoryUsage.rss(),
      foyer_heap_used_bytes: process.memoryUsage().heapUsed,
      foyer_event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
      process_uptime_seconds: Math.round(process.uptime()),
    };
    delay.reset();
    const lines = Object.entries(gauges).map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`);
    response
      .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' })
      .end(countedText() + lines.join(''));
  });
  server.unref();
  return server.listen(port, '127.0.0.1');
}
