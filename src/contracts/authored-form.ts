import { z } from 'zod';
import { formItem } from './patient-values';
import type { FieldProblem } from '@/lib/form-rules';

/** What the browser and `POST /api/forms/submit` say to each other. */

export const authoredFormSchema = z.strictObject({
  item: formItem,
  language: z.string().max(20),
  /** The same for every try of one form. */
  draftId: z.uuid(),
  /** Filled by programs only. */
  honeypot: z.string().max(200),
  captcha: z.string().max(16_384),
  /** Answers by the ids of the fields. */
  values: z.record(z.string().regex(/^[\w-]{1,64}$/), z.string().max(20_000)),
});
export type AuthoredFormRequest = z.output<typeof authoredFormSchema>;

/** Something that the forms service does not take. `field` is the id of a field, '' for the form as a whole. */
export type ValidationError = { readonly field: string; readonly requirement: string };

/** What became of a form. */
export type AuthoredFormAnswer =
  | { readonly error: false }
  | { readonly error: true; readonly validationErrors: readonly ValidationError[] };

/** Why it was not even tried. */
export type AuthoredFormRefusal = {
  readonly error:
    | 'invalidRequest'
    | 'captcha'
    | 'unknownForm'
    | 'refused'
    | 'unavailable'
    | 'tooManyRequests';
  /** With `invalidRequest`: what is wrong with each field by its name, never its value. */
  readonly problems?: Readonly<Record<string, FieldProblem>>;
};
