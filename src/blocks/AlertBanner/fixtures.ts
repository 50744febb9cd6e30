import { closable, fixed } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/cms/block-fixtures';
import { flag, text } from '@/features/content/testing/fields';

export const fixtures = {
  default: { data: [closable, fixed] },
  datasource: {
    fields: {
      alertId: text('one'),
      version: text('1'),
      alertText: text('The clinic is closed.'),
      alertColor: text('red'),
      alertCannotBeClosed: flag(true),
    },
  },
  empty: { data: [] },
} satisfies Fixtures;
