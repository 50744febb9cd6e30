import type { Fixtures } from '@/cms/block-fixtures';
import { longText } from '@/features/content/testing/fields';

const params = {
  id: 'times-2041',
  url: 'https://scheduling.example.org/widget',
  apikey: 'k-5512',
  widget_type: 'open-scheduling',
  additionalparams_vt: '9003',
  additionalparams_dept: '10501',
  additionalparams_linksource: 'spring',
};

export const fixtures = {
  default: { params },
  some: { params: { id: 'times-2041', Styles: 'wide' } },
  framed: {
    params,
    // No page of another origin may be framed by the gallery.
    data: { address: 'about:blank' },
  },
  hostile: { params: { ...params, url: 'javascript:alert(1)', id: '"><script>', widget_type: longText } },
  editing: { params, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
