import type { CaptchaSetup } from '@/config/captcha';
import type { ValidationError } from '@/contracts/authored-form';
import type { AuthoredForm, AuthoredValues } from '@/domain/authored-form/authored-form';
import type { FieldProblem } from '@/lib/form-rules';

/** What became of a form that came without scripts. */
export type PostedForm =
  | { readonly outcome: 'success' }
  | {
      readonly outcome: 'refused' | 'tooMany' | 'error';
      /** By the names of the fields. */
      readonly values: AuthoredValues;
      readonly problems: Readonly<Record<string, FieldProblem>>;
      readonly validationErrors: readonly ValidationError[];
    };

/** What an authored form knows before anybody types. */
export type AuthoredFormData = {
  readonly form: AuthoredForm;
  /** The forms service has no form of that id. */
  readonly isUnknown?: true;
  readonly captcha: CaptchaSetup | null;
  readonly posted?: PostedForm;
  /** What the link to the form said already, by the names that the forms service has for fields. */
  readonly given?: AuthoredValues;
};
