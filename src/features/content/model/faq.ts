import { textOf } from '@/cms/fields/readers';
import type { AccordionPanel } from '@/features/content/model/panels';

/**
 * Questions and answers as structured data for search engines (schema.org FAQPage); answers keep their markup.
 * @returns undefined when no panel has a text
 * @requirement G2
 */
export function faqData(panels: readonly AccordionPanel[]): object | undefined {
  const questions = panels
    .map(({ title, text }) => ({ title, answer: textOf(text) }))
    .filter(({ answer }) => answer !== '');
  if (questions.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
