import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hrefOn } from '@/cms/fields/link';
import type { ComponentFields } from '@/cms/layout-data';
import type { Page } from '@/cms/page';
import { readNewsletter } from '@/features/newsletter/model/newsletter-fields';
import { SignUpForm, type SignUpFormProps } from '@/features/newsletter/ui/sign-up-form';

/**
 * The newsletter's form of the footer as HTML, drawn on the server alone: the footer stands on every page, and its script
 * holds nothing of the form.
 * @param fields - of the newsletter's item; what its author left empty is said in English
 * @requirement M8
 */
export function signUpMarkup(
  fields: ComponentFields,
  {
    page,
    ...props
  }: Omit<SignUpFormProps, 'texts' | 'path'> & {
    readonly page: Pick<Page, 'pathname' | 'language' | 'defaultLanguage'>;
  },
): string {
  const { texts: authored } = readNewsletter(fields);
  const texts = {
    label: authored.label || 'E-mail address',
    button: authored.button || 'Sign up',
    emailError: authored.emailError || 'Please enter a correctly formatted email address',
    processingError: authored.processingError || 'That did not work. Please try again later.',
    success: authored.success || 'Thank you. Please check your mail.',
  };
  return renderToStaticMarkup(
    createElement(SignUpForm, { ...props, texts, path: hrefOn(page, page.pathname) }),
  );
}
