import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const data = {
  crumbs: [
    { text: 'Home', path: '/' },
    { text: 'Find care', path: '/find-care' },
  ],
};

export const fixtures = {
  default: { data, routeFields: { headlineText: text('Urgent care') } },
  withoutHeadline: { data },
  longest: { data, routeFields: { headlineText: text(longText) } },
  editing: { data, routeFields: { headlineText: text('Urgent care') }, page: { isEditing: true } },
  rightToLeft: { data, page: { direction: 'rtl', language: 'ar' } },
} satisfies Fixtures;
