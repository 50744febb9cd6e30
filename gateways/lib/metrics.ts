import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { logError } from './log.ts';

/** One value: `name` as Prometheus writes it, with labels of our own words alone. */
export type Figure = { readonly name: string; readonly labels?: string; readonly value: number };

const counted = new Map<string, number>();

/**
 * Adds one to a counter. @param name - `foyer_bookings_total` @param labels - `outcome="booked"`; nothing that was sent
 * @requirement O8
 */
export function count(name: string, labels: string): void {
  const line = `${name}{${labels}}`;
  counted.set(line, (counted.get(line) ?? 0) + 1);
}

type MetricsOptions = {
  readonly port: number;
  readonly host: string;
  /** Read each time that somebody asks; what cannot be read is left out. */
  readonly sources: () => readonly (() => Promise<readonly Figure[]>)[];
};

/** Figures of this program in Prometheus's text format at `/metrics`, on a port of its own. @requirement O8 */
export function serveMetrics({ port, host, sources }: MetricsOptions): Server {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    void Promise.allSettled(sources().map((read) => read())).then((read) => {
      const found = read.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      const own: readonly Figure[] = [
        { name: 'process_resident_memory_bytes', value: process.memoryUsage.rss() },
        { name: 'process_uptime_seconds', value: Math.round(process.uptime()) },
        { name: 'foyer_event_loop_delay_p99_seconds', value: delay.percentile(99) / 1e9 },
        { name: 'foyer_sources_unread', value: read.filter(({ status }) => status === 'rejected').length },
      ];
      delay.reset();
      response
        .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' })
        .end(countersText() + gaugesText([...found, ...own]));
    });
  });
  server.unref();
  // Nobody who calls the gateways needs figures: a port that is taken ends nothing.
  server.on('error', (error: NodeJS.ErrnoException) => {
    logError('metrics.not-served', { setting: 'GATEWAYS_METRICS_PORT', port, reason: error.code });
  });
  return server.listen(port, host);
}

function countersText(): string {
  return typed(
    [...counted].map(([line, value]) => [line.split('{', 1)[0] ?? '', `${line} ${value}`]),
    'counter',
  );
}

function gaugesText(figures: readonly Figure[]): string {
  return typed(
    figures.map(({ name, labels, value }) => [name, `${name}${labels ? `{${labels}}` : ''} ${value}`]),
    'gauge',
  );
}

/** The lines of each name together, below its type. */
function typed(lines: readonly (readonly [string, string])[], type: 'counter' | 'gauge'): string {
  return [...Map.groupBy(lines, ([name]) => name)]
    .map(([name, group]) => `# TYPE ${name} ${type}\n${group.map(([, line]) => `${line}\n`).join('')}`)
    .join('');
}
