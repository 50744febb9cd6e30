import type { Fixtures } from '@/cms/block-fixtures';
import { blockLink, longText, text } from '@/features/content/testing/fields';

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => blockLink(`/topic-${index + 1}`, `Topic ${index + 1}`));

export const fixtures = {
  default: { fields: { titleText: text('Topics'), subheadingText: text('From A to Z'), links: links(9) } },
  more: { fields: { titleText: text('Topics'), links: links(14) } },
  longest: { fields: { links: [blockLink('/x', longText, { details: text(longText) })] } },
  empty: {},
} satisfies Fixtures;
