import type { Fixtures } from '@/cms/block-fixtures';
import { link, longText, text } from '@/features/content/testing/fields';

const fields = {
  introText: text('<p>Look for a condition by its first letter.</p>'),
  mostReadText: text('<ul><li><a href="/conditions-services/gout">Gout</a></li></ul>'),
  needsText: text('<h3>Joints</h3><ul><li><a href="/conditions-services/gout">Gout</a></li></ul>'),
};
const letters = ['#', 'A', 'G', 'Z'];
const counts = { '#': 1, A: 1, G: 2, Z: 1 };
const entry = (title: string, initial: string) => ({
  title,
  initial,
  path: `/conditions-services/${initial}#${title.slice(0, 5)}`,
});

export const fixtures = {
  default: { fields, data: { letter: '', letters, counts, entries: [] } },
  oneLetter: {
    fields,
    data: { letter: 'G', letters, counts, entries: [entry('Gout', 'G'), entry('Grief', 'G')] },
  },
  all: {
    fields,
    data: {
      letter: 'all',
      letters,
      counts,
      entries: [entry('5th disease', '#'), entry('Asthma', 'A'), entry(longText, 'G'), entry('Zika', 'Z')],
    },
  },
  lettersAlone: {
    fields: { listPageLink: link('/conditions-services/a-z', 'A to Z') },
    data: { letter: '', letters, counts, entries: [] },
  },
  unavailable: { fields },
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
