import type { CaptchaSetup } from '@/config/captcha';
import type { PatientField } from '@/domain/patient-form/fields';
import type { PatientForm } from '@/domain/patient-form/form';
import type { FormProblems } from '@/lib/form-rules';

/** A choice: what is sent to the clinic, and its words in the page's language. */
export type RequestOption = readonly [value: string, label: string];

/** What the server knows of a request form before anybody types. */
export type RequestFormData = {
  readonly specialties: readonly RequestOption[];
  readonly locations: readonly RequestOption[];
  /** What the page's address asks for; '' for nothing. */
  readonly wanted: { readonly specialty: string; readonly location: string; readonly doctor?: string };
  /** The form belongs to the part of the site for children. */
  readonly patients?: 'children';
  /** How the captcha is shown; null where the author asks for none. */
  readonly captcha: CaptchaSetup | null;
  /** The clinic's gateway takes no pictures and keeps no forms for later. */
  readonly isProtocolOnly?: true;
  /** What became of a form that came without scripts. */
  readonly posted?: PostedRequest;
};

export type PostedRequest =
  | { readonly outcome: 'success'; readonly reference?: string }
  | {
      readonly outcome: 'refused' | 'tooMany' | 'error';
      /** What was typed, so that nobody types it again. */
      readonly values: Partial<PatientForm>;
      readonly problems: FormProblems<PatientField>;
      /** Files must be chosen again. */
      readonly hasLostFiles: boolean;
    };
