import { closable, fixed } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/cms/block-fixtures';
import { flag, longText, text } from '@/features/content/testing/fields';

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
  closable: {
    fields: {
      alertId: text('two'),
      version: text('3'),
      alertText: text(longText),
      alertColor: text('green'),
    },
  },
  editing: { data: [fixed], page: { isEditing: true } },
  rightToLeft: { data: [closable, fixed], page: { direction: 'rtl', language: 'ar' } },
  empty: { data: [] },
} satisfies Fixtures;
