/** Values of one figure by their labels, as they stand in its line: `status="2xx"`. */
type Values = Map<string, number>;

/** The framework loads its own copy of every module for each route; they count together. */
const place = Symbol.for('foyer.metrics');
const shared = globalThis as { [place]?: Map<string, Values> };
const figures = (shared[place] ??= new Map());

/**
 * Adds to a figure of this process. Labels are words of ours: routes, statuses, names of dependencies; nothing that a
 * visitor sent.
 * @param name - as Prometheus names counters: `foyer_requests_total`
 * @requirement O8
 */
export function count(name: string, labels: Readonly<Record<string, string>>, by = 1): void {
  const values = figures.get(name) ?? new Map<string, number>();
  figures.set(name, values);
  const key = Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, '_')}"`)
    .join(',');
  values.set(key, (values.get(key) ?? 0) + by);
}

/** What was counted so far, in Prometheus's text format. */
export function countedText(): string {
  return [...figures]
    .flatMap(([name, values]) => [
      `# TYPE ${name} counter`,
      ...[...values].map(([labels, value]) => `${name}{${labels}} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
