import { Children, isValidElement, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import type { ComponentFields } from '@/cms/layout-data';
import type { Page } from '@/cms/page';
import { speechOf } from '@/i18n/speech';
import type { Drawn } from '@/features/newsletter/model/drawn';
import { readNewsletter } from '@/features/newsletter/model/newsletter-fields';
import { SignUpForm, type SignUpFormProps } from '@/features/newsletter/ui/sign-up-form';

/**
 * The newsletter's form of the footer as data: the footer stands on every page, and its script holds nothing of the form.
 * @param fields - of the newsletter's item; what its author left empty is said in English
 * @requirement M8
 */
export function signUpTree(
  fields: ComponentFields,
  {
    page,
    ...props
  }: Omit<SignUpFormProps, 'texts' | 'path' | 'speak'> & {
    readonly page: Pick<Page, 'pathname' | 'language' | 'defaultLanguage' | 'untranslated'>;
  },
): Drawn {
  const { texts: authored } = readNewsletter(fields);
  const texts = {
    label: authored.label || 'Email address',
    button: authored.button || 'Sign up',
    emailError: authored.emailError || 'Error: Please enter a correctly formatted email address',
    processingError: authored.processingError || 'That did not work. Please try again later.',
    success: authored.success || 'Thank you. Please check your mail.',
  };
  const speak = (text: string) => speechOf(text, page);
  return described(SignUpForm({ ...props, texts, speak, path: hrefOn(page, page.pathname) }));
}

/** Elements of the browser's own, and fragments of them; the form has no others. */
function described(node: ReactNode): Drawn {
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return String(node);
  const { children, ...attributes } = node.props;
  const given = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  const tag = typeof node.type === 'string' ? node.type : '';
  return [tag, given, Children.toArray(children).map((child) => described(child))];
}
