import type { Fixtures } from '@/cms/block-fixtures';
import { longText } from '@/features/content/testing/fields';

const params = { LibraryId: 'patient-education', ComponentId: 'hand-washing' };
const data = { markup: '<h2>Clean hands</h2><p>Twenty seconds, <b>every</b> time.</p>' };

export const fixtures = {
  default: { params, data },
  longest: { params, data: { markup: `<h2>${longText}</h2><p>${longText}</p>` } },
  editing: { params, page: { isEditing: true } },
  rightToLeft: { params, data, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
