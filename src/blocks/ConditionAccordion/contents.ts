import { fragmentOf, type AccordionPanel } from '@/features/content/model/panels';
import type { Translate } from '@/i18n/use-phrases';

/** The fragment of the box about help; older links name it by its field. */
export const helpFragment = 'whenToCall';

/** The fragment of the ways to doctors, which a phone shows after all sections. */
export const doctorsFragment = 'doctorsBySpecialty';

/** Fewer sections are seen at once. */
const fewest = 3;

/**
 * What the list of contents names; nothing where the sections are few.
 * @param help - where the box about help stands among the sections
 * @param hasDoctors - ways to doctors follow the sections
 */
export function contentsOf(
  panels: readonly AccordionPanel[],
  { help, hasDoctors }: { readonly help: 'first' | 'last' | 'none'; readonly hasDoctors: boolean },
  t: Translate,
): readonly { readonly fragment: string; readonly title: string }[] {
  const own = { fragment: helpFragment, title: t('When to call a doctor') };
  const entries = [
    ...(help === 'first' ? [own] : []),
    ...panels.map((panel) => ({ fragment: fragmentOf(panel, panels), title: panel.title })),
    ...(help === 'last' ? [own] : []),
  ];
  if (entries.length < fewest) return [];
  return hasDoctors ? [...entries, { fragment: doctorsFragment, title: t('Doctors by specialty') }] : entries;
}
