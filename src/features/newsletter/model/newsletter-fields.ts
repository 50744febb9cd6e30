import { fieldOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { NewsletterVariant } from '@/domain/newsletter';

/** What became of a sign-up that came without scripts. */
export type PostedSignUp = {
  readonly outcome: 'success' | 'invalid' | 'failed';
  readonly email: string;
};
export type NewsletterData = { readonly posted?: PostedSignUp };

/** The author's words of a sign-up; '' where they gave none. */
export type SignUpTexts = {
  readonly label: string;
  readonly button: string;
  readonly emailError: string;
  readonly processingError: string;
  readonly success: string;
};

/** A newsletter's fields by our names. @requirement K8 */
export function readNewsletter(fields: ComponentFields | undefined) {
  const said = (name: string) => textOf(fieldOf(fields, name));
  return {
    title: fieldOf(fields, 'titleText'),
    intro: fieldOf(fields, 'introText'),
    formId: said('eloquaFormID'),
    texts: {
      label: said('fieldLabel'),
      button: said('signUpButtonText'),
      emailError: said('newsletterEmailErrorText'),
      processingError: said('newsletterErrorProcessingMessage'),
      success: said('newsletterSuccessMessage'),
    } satisfies SignUpTexts,
  };
}

/** Whose list a newsletter's item means: that of the form that it names, or the marketing cloud's. @requirement K8 */
export function variantOf(fields: ComponentFields | undefined): NewsletterVariant {
  return readNewsletter(fields).formId === '' ? 'salesforce' : 'eloqua';
}
