/** A figure's values by their labels, as they stand in its line: `status="2xx"`. */
type Figure =
  | { readonly type: 'counter'; readonly values: Map<string, number> }
  /** What is read when somebody asks. The framework's copies of a module may each have one: the highest counts. */
  | { readonly type: 'gauge'; readonly readers: Map<string, Set<() => number>> }
  | { readonly type: 'histogram'; readonly values: Map<string, Durations> };

/** How many took no longer than each range's end, how many there were, and their sum in seconds. */
type Durations = { readonly within: number[]; all: number; sum: number };

type Labels = Readonly<Record<string, string>>;

/** Upper ends of a histogram's ranges, in seconds. */
const ranges = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The framework loads its own copy of every module for each route; they count together. */
const place = Symbol.for('foyer.metrics');
const shared = globalThis as { [place]?: Map<string, Figure> };
const figures = (shared[place] ??= new Map<string, Figure>());

/**
 * Adds to a figure of this process. Labels are words of ours: routes, statuses, names of dependencies; nothing that a
 * visitor sent.
 * @param name - as Prometheus names counters: `foyer_requests_total`
 * @requirement O8
 */
export function count(name: string, labels: Labels, by = 1): void {
  const { values } = figureOf(name, { type: 'counter', values: new Map() });
  const key = keyOf(labels);
  values.set(key, (values.get(key) ?? 0) + by);
}

/**
 * A counter with labels that never change, for what happens at every request.
 * @returns adds one
 * @requirement O8
 */
export function counter(name: string, labels: Labels): () => void {
  const { values } = figureOf(name, { type: 'counter', values: new Map() });
  const key = keyOf(labels);
  return () => void values.set(key, (values.get(key) ?? 0) + 1);
}

/** Adds a duration to a histogram of this process. @requirement O8 */
export function observe(name: string, labels: Labels, seconds: number): void {
  const { values } = figureOf(name, { type: 'histogram', values: new Map() });
  const key = keyOf(labels);
  const known = values.get(key) ?? { within: ranges.map(() => 0), all: 0, sum: 0 };
  values.set(key, known);
  for (const [at, end] of ranges.entries())
    if (seconds <= end) known.within[at] = (known.within[at] ?? 0) + 1;
  known.all += 1;
  known.sum += seconds;
}

/** Names a figure that is read each time that somebody asks for the figures. @requirement O8 */
export function gauge(name: string, labels: Labels, read: () => number): void {
  const { readers } = figureOf(name, { type: 'gauge', readers: new Map() });
  const key = keyOf(labels);
  readers.set(key, (readers.get(key) ?? new Set()).add(read));
}

/** All figures in Prometheus's text format. @requirement O8 */
export function figuresText(): string {
  return [...figures]
    .flatMap(([name, figure]) => [`# TYPE ${name} ${figure.type}`, ...linesOf(name, figure)])
    .map((line) => `${line}\n`)
    .join('');
}

function linesOf(name: string, figure: Figure): readonly string[] {
  if (figure.type === 'counter') return [...figure.values].map(([key, value]) => lineOf(name, key, value));
  if (figure.type === 'gauge')
    return [...figure.readers].map(([key, readers]) =>
      lineOf(name, key, Math.max(...[...readers].map((read) => read()))),
    );
  return [...figure.values].flatMap(([key, { within, all, sum }]) => {
    const labels = key === '' ? '' : `${key},`;
    return [
      ...ranges.map((end, at) => lineOf(`${name}_bucket`, `${labels}le="${end}"`, within[at] ?? 0)),
      lineOf(`${name}_bucket`, `${labels}le="+Inf"`, all),
      lineOf(`${name}_sum`, key, sum),
      lineOf(`${name}_count`, key, all),
    ];
  });
}

function lineOf(name: string, key: string, value: number): string {
  return `${name}${key === '' ? '' : `{${key}}`} ${value}`;
}

/** The figure of a name, which is always of one type. */
function figureOf<F extends Figure>(name: string, fresh: F): F {
  const figure = figures.get(name) ?? fresh;
  figures.set(name, figure);
  return figure as F;
}

function keyOf(labels: Labels): string {
  return Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, '_')}"`)
    .join(',');
}
