import { isDateField, isNumberField } from '../index/fields.ts';
import { instantOf } from './date-math.ts';
import type { FilterNode } from './parser.ts';
import { FilterSyntaxError } from './tokens.ts';

type ValueTest = (value: string) => boolean;

/**
 * The test that a field's value must pass, by the field's type: `4.0` equals 4, `True` equals true, and an instant
 * equals itself in any notation.
 * @param pattern - the text as written, when stars and question marks are wildcards
 * @param now - milliseconds since 1970, for date maths
 * @returns a plain value when only that value passes, because it is quicker to find
 * @throws FilterSyntaxError for a text that is not a value of the field
 * @requirement B18
 */
export function testOf(
  { field, text, pattern }: Omit<Extract<FilterNode, { kind: 'term' }>, 'kind'>,
  now: number,
): string | ValueTest {
  if (isDateField(field)) {
    const instant = instantOf(text, now);
    return (value) => Date.parse(value) === instant;
  }
  if (isNumberField(field)) {
    const number = numberOf(text, field);
    return (value) => Number(value) === number;
  }
  // As in Solr: a text that begins like `true` is true, everything else is false.
  if (field.endsWith('_b')) return String(/^[tT1]/.test(text));
  if (pattern === undefined) return text;
  const whole = wildcard(pattern);
  return (value) => whole.test(value);
}

/**
 * The test for a range of values.
 * @param now - milliseconds since 1970, for date maths
 * @throws FilterSyntaxError for a bound that is not a value of the field
 * @requirement B18
 */
export function rangeTest(range: Extract<FilterNode, { kind: 'range' }>, now: number): ValueTest {
  const { field, low, high, includesLow, includesHigh } = range;
  const order = orderTo(field, now);
  const [toLow, toHigh] = [low, high].map((bound) => (bound === '*' ? undefined : order(bound)));
  const isAbove: ValueTest = (value) => !toLow || toLow(value) > 0 || (includesLow && toLow(value) === 0);
  const isBelow: ValueTest = (value) => !toHigh || toHigh(value) < 0 || (includesHigh && toHigh(value) === 0);
  return (value) => isAbove(value) && isBelow(value);
}

/** Compares values of a field with a bound: positive for a value that is greater. */
function orderTo(field: string, now: number): (bound: string) => (value: string) => number {
  if (isDateField(field))
    return (bound) => {
      const instant = instantOf(bound, now);
      return (value) => Date.parse(value) - instant;
    };
  return (bound) => {
    if (isNumberField(field)) numberOf(bound, field);
    return (value) => orderOfValues(value, bound);
  };
}

/** A word with stars and question marks as a pattern. An escaped character stands for itself. @requirement B18 */
export function wildcard(pattern: string): RegExp {
  const letters = pattern.replace(/\\(.)|\*+|[^]/gu, (piece, escaped?: string) => {
    if (escaped === undefined && piece.startsWith('*')) return '.*';
    if (escaped === undefined && piece === '?') return '.';
    return (escaped ?? piece).replace(/[.*+?^${}()|[\]\\/]/, '\\$&');
  });
  return new RegExp(`^${letters}$`, 'su');
}

function orderOfValues(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && Number.isFinite(x) && Number.isFinite(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}

function numberOf(text: string, field: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) throw new FilterSyntaxError(`Invalid Number: ${text} for field ${field}`);
  return number;
}
