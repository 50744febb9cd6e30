import { fieldOf, isTrue, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { readAccordion, type AccordionPanel } from '@/features/content/model/panels';

const mostSections = 10;

/** The sections of a condition's page in their order: field and title. When to call stands in a box of its own. */
const sections = [
  ['symptoms', 'Symptoms'],
  ['causes', 'Causes and risk factors'],
  ['diagnosis', 'How it is diagnosed'],
  ['treatment', 'How it is treated'],
  ['selfCare', 'What you can do yourself'],
  ['whatToExpect', 'What to expect'],
  ['prevention', 'Prevention'],
  ['questionsToAsk', 'Questions to ask your doctor'],
] as const;

/**
 * The sections to show: those that the block brings, else those of the condition's own page; ten at most.
 * @param fields - of the block
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

/**
 * What the box about help says, in order: 911, when to see a doctor, whom to ask at any hour.
 * @param fields - of the block: the lines that all pages share
 * @returns nothing where the page itself says neither of the first two
 * @requirement G1
 */
export function readHelp(
  fields: ComponentFields | undefined,
  pageFields: ComponentFields,
): { readonly urgent: readonly Field[]; readonly soon: readonly Field[] } | undefined {
  const emergency = fieldOf(pageFields, 'emergency');
  const call = fieldOf(pageFields, 'whenToCall');
  if (textOf(emergency) === '' && textOf(call) === '') return undefined;
  const hasCrisisLine = isTrue(fieldOf(pageFields, 'showCrisisLine'));
  return {
    urgent: filled([emergency, hasCrisisLine ? fieldOf(fields, 'crisisText') : undefined]),
    soon: filled([call, fieldOf(fields, 'helpText')]),
  };
}

/** Those that say something, each once. */
function filled(fields: readonly Field[]): readonly Field[] {
  const texts = fields.map((field) => textOf(field));
  return fields.filter((_field, at) => texts[at] !== '' && texts.indexOf(texts[at] ?? '') === at);
}
