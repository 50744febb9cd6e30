import type { Fixtures } from '@/cms/block-fixtures';
import { blockLink, image, item, longText, text } from '@/features/content/testing/fields';

const spotlight = (name: string) =>
  item(name, {
    headingText: text(name),
    subheadText: text('What it is, in one line.'),
    spotlightImage: image('heart'),
    icon: text('heart'),
    links: [blockLink('/heart-vascular', `Read about ${name}`)],
  });
const filled = {
  titleText: text('Care for what matters'),
  introText: text('<p>Teams that listen.</p>'),
  spotlightItems: [spotlight('Heart'), spotlight('Bones'), spotlight('Children')],
};

export const fixtures = {
  default: { fields: filled },
  threePlain: { fields: filled, params: { columns: '3', treatment: 'plain' } },
  fourFigures: { fields: filled, params: { columns: '4', treatment: 'figures' } },
  fourPeople: { fields: filled, params: { columns: '4', treatment: 'people' } },
  fourTint: { fields: filled, params: { columns: '4', treatment: 'tint' } },
  fourGroups: { fields: filled, params: { columns: '4', treatment: 'groups' } },
  untitled: { fields: { spotlightItems: [item('x', { headingText: text(longText) })] } },
  editing: { fields: filled, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
