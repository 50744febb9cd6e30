import { ageOn, isDayFirst, isNoSuchDay, parseTypedDate, toTypedDate } from './dates.ts';
import { latinDigits } from './digits.ts';
import { isForeignPhone, isPhoneAnywhere } from './phone-typing.ts';
import { formatPhone, phoneDigits } from './phone.ts';

/** What a field of a form takes. Browser and server check by the same rules. */
export type FieldRule = {
  /** `text` is one line, `prose` has as many as one likes; `phone` is American, `tel` of any country. */
  readonly kind: 'text' | 'prose' | 'email' | 'phone' | 'tel' | 'zip' | 'date' | 'number';
  readonly isRequired?: boolean;
  /** Characters; 9999 by default. */
  readonly maxLength?: number;
  /** The only answers; any text without. */
  readonly options?: readonly string[];
  /** For dates: the first and the last good day, `yyyy-MM-dd`. */
  readonly earliest?: string;
  readonly latest?: string;
  /** For the last day of a range: the first one, `yyyy-MM-dd`. */
  readonly notBefore?: string;
  /** For dates of birth: whether someone of full age is wanted, or someone younger, and whether nobody else can be. */
  readonly age?: {
    readonly fullAge: number;
    readonly isFullAge: boolean;
    readonly isOnlyAge?: boolean;
    readonly today: string;
  };
};

/** What is wrong with a field. */
export type FieldProblem =
  | 'blank'
  | 'email'
  | 'phone'
  | 'foreignPhone'
  | 'tel'
  | 'zip'
  | 'date'
  | 'noSuchDay'
  | 'monthFirst'
  | 'past'
  | 'beforeFirst'
  | 'future'
  | 'tooYoung'
  | 'tooOld'
  | 'tooLong'
  | 'fileType'
  | 'fileSize'
  | 'fileBroken'
  | 'invalid';

/** Rules of the fields that are checked now: one that is disabled has none. */
export type FormRules<Name extends string> = Readonly<Partial<Record<Name, FieldRule>>>;
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;
export type FormProblems<Name extends string> = Readonly<Partial<Record<Name, FieldProblem>>>;

export const defaultMaxLength = 9999;

/** What the scheduling gateway takes: Latin letters, digits and few signs, no two dots in a row. */
const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/**
 * What is wrong with a value, if anything.
 * @requirement K1 K2 K3 K4
 * @decision Q43 Q44
 */
export function fieldProblem(rule: FieldRule, value: string): FieldProblem | undefined {
  const text = value.trim();
  if (text === '') return rule.isRequired ? 'blank' : undefined;
  if (text.length > (rule.maxLength ?? defaultMaxLength)) return 'tooLong';
  if (rule.options && !rule.options.includes(text)) return 'invalid';
  switch (rule.kind) {
    case 'email':
      return emailPattern.test(text) ? undefined : 'email';
    case 'phone':
      if (phoneDigits(text) !== undefined) return undefined;
      return isForeignPhone(text) ? 'foreignPhone' : 'phone';
    case 'tel':
      return isPhoneAnywhere(text) ? undefined : 'tel';
    case 'zip':
      return /^\d{5}(-\d{4})?$/.test(latinDigits(text)) ? undefined : 'zip';
    case 'number':
      return /^[+-]?\d+(\.\d+)?$/.test(text) ? undefined : 'invalid';
    case 'date':
      return dateProblem(rule, text);
    case 'text':
      return /\p{Cc}/u.test(text) ? 'invalid' : undefined;
    case 'prose':
      return /[^\P{Cc}\n\r\t]/u.test(text) ? 'invalid' : undefined;
  }
}

function dateProblem(rule: FieldRule, text: string): FieldProblem | undefined {
  const { earliest, latest, notBefore, age } = rule;
  const date = parseTypedDate(text);
  if (date === undefined && isDayFirst(text)) return 'monthFirst';
  if (date === undefined) return isNoSuchDay(text) ? 'noSuchDay' : 'date';
  if (latest !== undefined && date > latest) return 'future';
  if (earliest !== undefined && date < earliest) return 'past';
  if (notBefore !== undefined && date < notBefore) return 'beforeFirst';
  if (!age || ageOn(date, age.today) >= age.fullAge === age.isFullAge) return undefined;
  return age.isFullAge ? 'tooYoung' : 'tooOld';
}

/**
 * What is wrong with each field that has a rule; no key for a field that is fine. In the order of the rules.
 * @requirement K1
 */
export function formProblems<Name extends string>(
  rules: FormRules<Name>,
  values: FormValues<Name>,
): FormProblems<Name> {
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const [name, rule] of Object.entries(rules) as [Name, FieldRule | undefined][]) {
    const problem = rule && fieldProblem(rule, values[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** A value without problem, written one way: trimmed, dates as `MM-DD-YYYY`, phones as `ddd-ddd-dddd`. @requirement K2 K4 */
export function normalValue(rule: FieldRule, value: string): string {
  const text = value.trim();
  if (rule.kind === 'phone') return formatPhone(text);
  if (rule.kind === 'zip') return latinDigits(text);
  const date = rule.kind === 'date' ? parseTypedDate(text) : undefined;
  return date === undefined ? text : toTypedDate(date);
}

/**
 * What analytics is told of a form that was refused: which fields were blank, and nothing of any value.
 * @param idOf - the id of a field's control
 * @returns `id is blank|id is blank`; `invalid` where all that is wrong is what was written
 * @requirement K5
 * @decision Q32
 */
export function missingFields<Name extends string>(
  problems: FormProblems<Name>,
  idOf: (name: Name) => string,
): string {
  const blank = (Object.keys(problems) as Name[]).filter((name) => problems[name] === 'blank');
  return blank.map((name) => `${idOf(name)} is blank`).join('|') || 'invalid';
}
