import type { Fixtures } from '@/cms/block-fixtures';
import { item, longText, text } from '@/features/content/testing/fields';

const facts = JSON.stringify({
  title: 'Last year',
  facts: [
    { value: '1,204', label: 'kidney transplants since 1990' },
    { value: 97, label: 'patients of 100 who were well a year later' },
  ],
});

export const fixtures = {
  default: { params: { ComponentName: 'FactGrid', ComponentProps: facts } },
  fromFields: {
    fields: {
      title: text('Before you come'),
      facts: [item('one', { value: text('2'), label: text('visitors at a time') })],
    },
    params: { ComponentName: 'FactGrid' },
  },
  steps: {
    params: {
      ComponentName: 'StepList',
      ComponentProps: encodeURIComponent('{"title":"Steps","steps":["Call","Come"]}'),
    },
  },
  longest: {
    params: {
      ComponentName: 'StepList',
      ComponentProps: JSON.stringify({ title: longText, steps: [longText] }),
    },
  },
  editing: { params: { ComponentName: 'FactGrid', ComponentProps: facts }, page: { isEditing: true } },
  unreadable: { params: { ComponentName: 'FactGrid', ComponentProps: '[1' }, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
