import type { Fixtures } from '@/cms/block-fixtures';
import { flag, hostileValues, item, longText, text } from '@/features/content/testing/fields';
import type { RequestFormData } from '@/features/request/model/request-data';

const data: RequestFormData = {
  specialties: [
    ['Cardiology', 'Cardiology'],
    ['Sleep Medicine', longText],
  ],
  locations: [['Hyde Park', 'Hyde Park']],
  wanted: { specialty: '', location: '' },
  captcha: null,
};
const fields = {
  titleText: text('Send us a request'),
  introText: text('<p>We call you.</p>'),
  disclaimerText: text('<p>Not in an emergency.</p>'),
  specialties: [item('heart', { tagDisplayName: text('Heart|Failure') }), item('sleep', {})],
  thankYouHeadline: text('Thank you'),
  thankYouText: text('<p>We have it.</p>'),
  errorHeadline: text('Not sent'),
  errorText: text('<p>Please call.</p>'),
  captchaRequired: flag(false),
};
const values = { firstName: 'Ana', email: 'ana@' };

/** Every state in which a request form comes from the server. */
export const fixtures = {
  default: { fields, data },
  captcha: { fields, data: { ...data, captcha: { provider: 'embedded', siteKey: '' } } },
  refused: {
    fields,
    data: {
      ...data,
      posted: { outcome: 'refused', values, problems: { email: 'email', lastName: 'blank' } },
    },
  },
  failed: { fields, data: { ...data, posted: { outcome: 'error', values, problems: {} } } },
  thanks: { fields, data: { ...data, posted: { outcome: 'success' } } },
  longest: { fields: { ...fields, titleText: text(longText), introText: text(`<p>${longText}</p>`) }, data },
  hostile: {
    fields: Object.fromEntries(
      Object.keys(fields).map((name, index) => [name, hostileValues[index % hostileValues.length]]),
    ),
    data,
  },
  editing: { fields, data, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
