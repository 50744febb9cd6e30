/** Headers of the browser that media servers get. */
const names = ['if-none-match', 'range', 'if-range'] as const;
export type AskedHeaders = Partial<Record<(typeof names)[number], string | undefined>>;

/** What media servers know: sizes, crops, versions, and the signature that some want on these. */
const known: ReadonlySet<string> = new Set(
  'w h mw mh iar as bc sc thn dmc hash la language vs ver rev db ts ttc tt t'.split(' '),
);
const shortest = /^[\w.:-]{1,80}$/;
const size = /^\d{1,4}$/;

/** What of an address's query media servers get. @requirement A14 */
export function queryFor(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (!known.has(name) || typeof value !== 'string') continue;
    if ((/^m?[wh]$/.test(name) ? size : shortest).test(value)) wanted.set(name, value);
  }
  return wanted;
}

/** So much of a film is fetched at a time: a browser that asks for the rest of it asks again for what follows. */
const partBytes = 4 * 1024 * 1024;
/** A picture is of use only whole. */
const inParts = /\.(mp4|m4v|webm|mp3|pdf|ashx)$/i;

/**
 * The headers for a media server.
 * @param name - of the file
 * @requirement A14
 */
export function passedOn(name: string, asked: AskedHeaders): Readonly<Record<string, string>> {
  const range = inParts.test(name) ? partOf(asked.range) : undefined;
  return {
    ...(asked['if-none-match'] === undefined ? {} : { 'if-none-match': asked['if-none-match'] }),
    ...(range === undefined ? {} : { range }),
    ...(range === undefined || asked['if-range'] === undefined ? {} : { 'if-range': asked['if-range'] }),
  };
}

/** One part, and not more of it than is fetched at a time; undefined for several parts, and for what is no part. */
function partOf(range: string | undefined): string | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '') return to === '' ? undefined : `bytes=-${Math.min(Number(to), partBytes)}`;
  const last = Number(from) + partBytes - 1;
  return `bytes=${from}-${to === '' ? last : Math.min(Number(to), last)}`;
}
