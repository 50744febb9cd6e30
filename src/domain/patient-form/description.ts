import type { Answers } from './answers.ts';

/**
 * How one field of the patient form is described. The description is data: it runs in the browser, on the server and in
 * tests, and needs no schema library.
 */

/** The request forms: the long one, the short one, and the short one for people who live abroad. @requirement J1 J5 */
export const requestKinds = ['long', 'short', 'international'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** All forms made of these fields: the request forms and the patient's details in a booking. @requirement I9 */
export type FormKind = RequestKind | 'booking';

/** The part of a form in which a field stands. */
export type Section =
  | 'wanted'
  | 'person'
  | 'contact'
  | 'address'
  | 'insurance'
  | 'holder'
  | 'cards'
  | 'visit'
  | 'security';

/** What a field is shown as. `plan` is a text with suggestions; `hidden` is filled by the site. */
export type Control =
  | 'text'
  | 'tel'
  | 'email'
  | 'phone'
  | 'zip'
  | 'plan'
  | 'prose'
  | 'date'
  | 'dateRange'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'file'
  | 'captcha'
  | 'hidden';

/** A choice: what is sent, and the phrase that says it. */
export type Choice = readonly [value: string, phrase: string];

/** The row of the confirmation page in which an answer stands. */
export type CheckRow = {
  /** Phrase of the row; the field's own label by default. Fields that name the same row share it. */
  readonly row?: string;
  /** What stands between this answer and the one before it in the row; a new line by default. */
  readonly joint?: ' ' | ', ';
  /** The field's label stands before the answer. */
  readonly isLabelled?: true;
  /** Phrase shown in place of the answer. */
  readonly phrase?: string;
};

/** The choices of another field of which one must be made; '' where none may be made. */
export type ShownWith = {
  readonly field: string;
  readonly choices: readonly string[];
  /** More than these choices decides it, such as a date. Where scripts run, they show the field. */
  readonly isUnsure?: true;
};

export type FieldDescription = {
  readonly section: Section;
  readonly control: Control;
  /** The forms that have the field, and whether it must be answered there. */
  readonly forms: Readonly<Partial<Record<FormKind, 'required' | 'optional'>>>;
  /** Phrase of the label; none for a field that nobody sees. */
  readonly label?: string;
  readonly hint?: string;
  /** Most characters. Choices, dates and ten-digit phones limit themselves. */
  readonly length?: number;
  /** What can be chosen; an author may name other choices in the CMS field `authoredAs`. */
  readonly choices?: readonly Choice[];
  readonly authoredAs?: string;
  /** Phrase of a list's first entry, which chooses nothing. */
  readonly noChoice?: string;
  /** For dates: a day up to today, or from today to fifteen years on. */
  readonly days?: 'past' | 'future';
  /** The day is a date of birth on which the kind of visit depends. @decision Q42 */
  readonly decidesAge?: true;
  /** For the first day of a range: the field of its last day, and the phrase of both. */
  readonly range?: { readonly until: string; readonly label: string };
  /** For the last day of a range: the field of its first day. */
  readonly rangeFrom?: keyof Answers;
  /** Autofill token; `off` where the browser must not fill. */
  readonly autoComplete?: string;
  /** The answer at the start; '' by default. */
  readonly initial?: string;
  /**
   * What of `isAsked` a style sheet can see: until the scripts come, and without them, the field is shown with these
   * choices alone.
   */
  readonly shownWith?: ShownWith;
  /** Whether the field is asked now; always by default. `today` is `yyyy-MM-dd` at the clinic. */
  readonly isAsked?: (answers: Answers, today: string) => boolean;
  /** The answer that holds while none is given; '' where one must be given. */
  readonly presumed?: (answers: Answers, today: string) => string;
  /** The field is kept in the scheduling data of the browser tab. @requirement I11 */
  readonly isStored?: true;
  /** Works once or is a file: never kept for later. @requirement J9 */
  readonly isFleeting?: true;
  /** How the confirmation page shows the answer; `false` for not at all. */
  readonly check?: CheckRow | false;
  /** The clinic reads the answer as a line of the comments under this name; `text` writes it, '' for no line. */
  readonly comment?: { readonly name: string; readonly text?: (answers: Answers) => string };
  /** What is different on one form. */
  readonly on?: Readonly<Partial<Record<FormKind, Partial<FieldDescription>>>>;
};
