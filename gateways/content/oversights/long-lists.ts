import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { authoredValues } from './authored.ts';

/** How many entries of a list the site shows, by template and field: as its blocks say. */
export const mostShown: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Card Collection': { articles: 7 },
  'Condition Accordion': { accordionItems: 10 },
  'Short Request An Appointment Form': { specialties: 50 },
  'Teams Profile': { groups: 8 },
  Article: { relatedArticles: 3 },
  'Condition Details': { relatedArticles: 3 },
};

/**
 * Looks for lists that are longer than what the site shows of them: whatever stands at their end, visitors do not see.
 * @requirement G1 H5 O6
 */
export function checkLongLists(content: Snapshot, problems: Problems): void {
  for (const { item, field, value, placeOf } of authoredValues(content)) {
    const most = mostShown[item.template]?.[field.name];
    if (most !== undefined && Array.isArray(value) && value.length > most)
      problems.add(
        item.file,
        placeOf(),
        `${field.name}: the site shows ${most} of these, and here are ${value.length}: take away what matters least`,
      );
  }
}
