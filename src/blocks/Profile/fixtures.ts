import type { Fixtures } from '@/cms/block-fixtures';
import { longText, link, text } from '@/features/content/testing/fields';
import type { TeamGroup } from '@/contracts/team';

const members = (count: number, name = 'Physician') =>
  Array.from({ length: count }, (_, index) => ({
    path: `/find-a-physician/physician/${name.toLowerCase()}-${index + 1}`,
    name: `${name} ${index + 1}, MD`,
    specialty: index === 2 ? '' : 'Cardiology',
    image: index % 2 === 0 ? '/-/media/portraits/amara-okafor.webp' : '',
  }));
const group = (title: string, count: number): TeamGroup => ({
  title,
  intro: title && '<p>They know each other well.</p>',
  members: members(count, title.split(' ')[0] || 'Physician'),
});
const fields = {
  title: text('Meet the team'),
  introContent: text('<p>People who listen.</p>'),
  phoneLink: link('tel:+17735550185', '773-555-0185'),
};

export const fixtures = {
  default: { fields, data: [group('', 6)] },
  four: { fields, data: [group('', 4)] },
  more: { fields, data: [group('', 9)] },
  groups: { fields, data: [group('Heart doctors', 8), group('Surgeons', 3)] },
  untitled: { data: [group('', 2), group(longText, 7)] },
  editing: { fields, data: [group('', 2)], page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
