import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { readAccordion, type AccordionPanel } from '@/features/content/model/panels';

const mostSections = 10;

/** The sections of a condition's page in their order: field and title. */
const sections = [
  ['symptoms', 'Symptoms'],
  ['causes', 'Causes and risk factors'],
  ['diagnosis', 'How it is diagnosed'],
  ['treatment', 'How it is treated'],
  ['whatToExpect', 'What to expect'],
  ['prevention', 'Prevention'],
  ['questionsToAsk', 'Questions to ask your doctor'],
  ['whenToCall', 'When to call a doctor'],
] as const;

/**
 * The sections to show: those that the block brings, else those of the condition's own page; ten at most.
 * @param t - translator of the sections' titles
 * @requirement G1
 */
export function readSections(
  fields: ComponentFields | undefined,
  pageFields: ComponentFields,
  t: (key: string) => string,
): readonly AccordionPanel[] {
  const own = readAccordion(fields).panels;
  const ofPage = sections
    .map(([name, title]) => ({ id: name, name, title: t(title), text: fieldOf(pageFields, name) }))
    .filter(({ text }) => textOf(text) !== '');
  return (own.length > 0 ? own : ofPage).slice(0, mostSections);
}

/** The specialties that treat a condition. */
export function readSpecialties(pageFields: ComponentFields): readonly string[] {
  return itemsOf(fieldOf(pageFields, 'specialties')).map(
    ({ fields, displayName }) => textOf(fields.tagDisplayName) || displayName,
  );
}
