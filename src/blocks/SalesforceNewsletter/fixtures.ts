import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const filled = {
  titleText: text('Garden news'),
  introText: text('Once a season.'),
  fieldLabel: text('Your address'),
  signUpButtonText: text('Join'),
  newsletterEmailErrorText: text('That is no address.'),
  newsletterErrorProcessingMessage: text('Our list is closed today.'),
  newsletterSuccessMessage: text('Look into your mail.'),
};
const bare = { titleText: text('Garden news') };
const long = Object.fromEntries(Object.keys(filled).map((name) => [name, text(longText)]));

export const fixtures = {
  default: { fields: filled },
  bare: { fields: bare },
  invalid: { fields: filled, data: { posted: { outcome: 'invalid', email: '"><b>ana@' } } },
  failed: { fields: filled, data: { posted: { outcome: 'failed', email: 'ana@example.org' } } },
  success: { fields: filled, data: { posted: { outcome: 'success', email: '' } } },
  longest: { fields: long, data: { posted: { outcome: 'failed', email: 'ana@example.org' } } },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
