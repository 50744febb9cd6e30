import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const fields = { introText: text('<p>Look for a condition by its first letter.</p>') };
const letters = ['#', 'A', 'G', 'Z'];
const entry = (title: string, initial: string) => ({
  title,
  initial,
  path: `/conditions-services/${initial}`,
});

export const fixtures = {
  default: { fields, data: { letter: '', letters, entries: [] } },
  oneLetter: { fields, data: { letter: 'G', letters, entries: [entry('Gout', 'G'), entry('Grief', 'G')] } },
  all: {
    fields,
    data: {
      letter: 'all',
      letters,
      entries: [entry('5th disease', '#'), entry('Asthma', 'A'), entry(longText, 'G'), entry('Zika', 'Z')],
    },
  },
  unavailable: { fields },
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
