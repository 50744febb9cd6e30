import { Problems, type Problem } from '../content/problems.ts';
import type { Site } from '../content/store.ts';
import { didYouMean } from '../content/suggest.ts';
import type { FormDefinition, FormElement, Forms } from './definition.ts';

/**
 * What authors overlooked in the words of their forms: the gateway takes the default language for what a translation lacks, and
 * visitors read two languages in one form. A form that is written in one language alone is nothing wrong.
 * @requirement K9 O6
 */
export function translationSlips(forms: Forms, { languages }: Pick<Site, 'languages'>): readonly Problem[] {
  const problems = new Problems();
  const others = languages.slice(1).map(({ name }) => name);
  for (const form of forms.values()) {
    addUnknownLanguages(form, others, problems);
    for (const language of others.filter((name) => isWrittenIn(form, name)))
      form.elements.forEach((element, index) => {
        for (const { key, lack } of lacksOf(element, language))
          problems.add(form.file, ['elements', index, 'languages', language, key], `${language}: ${lack}`);
      });
  }
  return problems.list();
}

function isWrittenIn({ elements }: FormDefinition, language: string): boolean {
  return elements.some((element) => language in element.languages);
}

function addUnknownLanguages(
  { elements, file }: FormDefinition,
  others: readonly string[],
  problems: Problems,
): void {
  elements.forEach(({ languages }, index) => {
    for (const language of Object.keys(languages))
      if (!others.includes(language))
        problems.add(
          file,
          ['elements', index, 'languages', language],
          `nobody reads these words: the site has no other language "${language}"${didYouMean(language, others)}`,
        );
  });
}

function lacksOf(
  { displayType, label, instructions, options, languages }: FormElement,
  language: string,
): readonly { readonly key: string; readonly lack: string }[] {
  if (displayType === 'hidden') return [];
  const own = languages[language];
  const labels = own?.options ?? [];
  const missing = options.slice(labels.length).map((option) => `"${option.label}"`);
  return [
    ...(own?.label ? [] : [{ key: 'label', lack: `"${label}" has no label in this language: write it` }]),
    ...(instructions === '' || own?.instructions
      ? []
      : [{ key: 'instructions', lack: `"${label}" has no instructions in this language: write them` }]),
    ...(missing.length === 0
      ? []
      : [
          {
            key: 'options',
            lack: `"${label}" lacks the options ${missing.join(', ')}: write all in their order`,
          },
        ]),
    ...(labels.length <= options.length
      ? []
      : [
          {
            key: 'options',
            lack: `"${label}" has ${labels.length} options, and the form ${options.length}: take away what is too much`,
          },
        ]),
  ];
}
