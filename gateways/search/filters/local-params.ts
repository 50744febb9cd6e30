import { FilterSyntaxError } from './tokens.ts';

/** What stands in `{!…}` before a query, and the query itself. */
export type LocalParams = {
  /** The parser's name; '' where none is named. */
  readonly parser: string;
  readonly of: (name: string) => string | undefined;
  /** Every value of a name that stands there more than once. */
  readonly all: (name: string) => readonly string[];
  /** What is to be parsed: `v`, or the text after the bracket. */
  readonly text: string;
};

const entry = /\s*(?:([\w.]+)\s*=\s*)?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\$?[^\s}]+)/y;

/**
 * Reads Solr's local parameters: `{!term f=c_city_s}Chicago`, `{!edismax mm=1 v=$words}`. A value may be quoted, or name
 * a parameter of the request.
 * @param parameterOf - the request's parameters
 * @returns undefined where the text has none
 * @throws FilterSyntaxError where the bracket is not closed
 * @requirement B18
 */
export function readLocalParams(
  given: string,
  parameterOf: (name: string) => string | undefined,
): LocalParams | undefined {
  if (!given.startsWith('{!')) return undefined;
  const values: (readonly [name: string, value: string])[] = [];
  let at = 2;
  for (entry.lastIndex = at; ; entry.lastIndex = at) {
    const match = entry.exec(given);
    if (!match) break;
    const [whole, name = 'type', written = ''] = match;
    values.push([name, valueOf(written, parameterOf)]);
    at += whole.length;
  }
  const end = /\s*\}/y;
  end.lastIndex = at;
  const close = end.exec(given);
  if (!close) throw new FilterSyntaxError(`Expected ending character '}' in local params '${given}'`);
  const rest = given.slice(at + close[0].length);
  const all = (name: string) => values.filter(([own]) => own === name).map(([, value]) => value);
  const of = (name: string) => all(name).at(-1);
  return { parser: of('type') ?? '', of, all, text: of('v') ?? rest };
}

function valueOf(written: string, parameterOf: (name: string) => string | undefined): string {
  if (/^["']/.test(written)) return written.slice(1, -1).replace(/\\(.)/g, '$1');
  return written.startsWith('$') ? (parameterOf(written.slice(1)) ?? '') : written;
}
