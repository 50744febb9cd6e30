import { isDateField, isNumberField } from '../index/fields.ts';
import type { FilterNode } from './parser.ts';
import { FilterSyntaxError } from './tokens.ts';

type ValueTest = (value: string) => boolean;

/**
 * The test that a field's value must pass, by the field's type: `4.0` equals 4, `True` equals true, and an instant
 * equals itself in any notation.
 * @param pattern - the text as written, when stars and question marks are wildcards
 * @returns a plain value when only that value passes, because it is quicker to find
 * @throws FilterSyntaxError for a text that is not a value of the field
 */
export function testOf(field: string, text: string, pattern: string | undefined): string | ValueTest {
  if (isDateField(field)) {
    const instant = instantOf(text);
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
 * @throws FilterSyntaxError for a bound that is not a value of the field
 */
export function rangeTest(range: Extract<FilterNode, { kind: 'range' }>): ValueTest {
  const { field, low, high, includesLow, includesHigh } = range;
  for (const bound of [low, high].filter((each) => each !== '*')) {
    if (isDateField(field)) instantOf(bound);
    else if (isNumberField(field)) numberOf(bound, field);
  }
  const order = isDateField(field) ? orderOfDates : orderOfValues;
  const isAbove: ValueTest = (value) =>
    low === '*' || (includesLow ? order(value, low) >= 0 : order(value, low) > 0);
  const isBelow: ValueTest = (value) =>
    high === '*' || (includesHigh ? order(value, high) <= 0 : order(value, high) < 0);
  return (value) => isAbove(value) && isBelow(value);
}

/** A word with stars and question marks as a pattern. An escaped character stands for itself. */
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

function orderOfDates(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

function numberOf(text: string, field: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) throw new FilterSyntaxError(`Invalid Number: ${text} for field ${field}`);
  return number;
}

/**
 * Reads an instant as Solr writes it. Date maths (`NOW+7DAYS`) is refused: answers are cached by their text, and must
 * not depend on the hour.
 */
function instantOf(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (Number.isNaN(instant)) throw new FilterSyntaxError(`Invalid Date String:'${text}'`);
  return instant;
}
