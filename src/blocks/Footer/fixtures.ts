import { node } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/cms/block-fixtures';
import { flag, image, item, link, longText, text } from '@/features/content/testing/fields';

const fields = {
  likeToTitle: text("I'd Like To…"),
  quickLinksTitle: text('Quick Links'),
  policiesTitle: text('Website Policies'),
  copyrightText: text('Calder University Medicine'),
  phoneLabel: text('Call us'),
  phoneLink: link('tel:+17735550100', '773-555-0100'),
  newsletterTitle: text('Health news'),
  newsletterLink: link('/newsletter', 'Sign up'),
  addressText: text('5800 South Drexel Avenue\nChicago, IL 60637'),
  facebookUrl: link('https://www.facebook.com/', 'Facebook'),
  twitterUrl: link('https://twitter.com/', 'Twitter'),
  linkedinUrl: link('https://www.linkedin.com/', 'LinkedIn'),
  instagramUrl: link('https://www.instagram.com/', 'Instagram'),
  youtubeUrl: link('https://www.youtube.com/', 'YouTube'),
  awards: [
    item('award', { image: image('award', 'Award for nursing'), link: link('/about/quality', 'Quality') }),
  ],
};
const signUp = {
  ...fields,
  newsletterForm: item('newsletter', {
    eloquaFormID: text('57'),
    fieldLabel: text('Your address'),
    signUpButtonText: text('Join'),
    newsletterEmailErrorText: text('That is no address.'),
    newsletterErrorProcessingMessage: text('Our list is closed today.'),
    newsletterSuccessMessage: text('Look into your mail.'),
  }),
};
const data = {
  columns: [
    node('like-to', '', [node('Find a doctor', '/find-a-physician')]),
    node('quick-links', '', [node('News', '/forefront')]),
    node('policies', '', [node('Privacy', '/privacy')]),
  ],
};

export const fixtures = {
  default: { fields, data },
  signUp: { fields: signUp, data },
  externalNewsletter: { fields: { ...signUp, externalNewsletterLink: flag(true) }, data },
  signUpFailed: {
    fields: signUp,
    data: { ...data, posted: { outcome: 'failed', email: 'ana@example.org' } },
  },
  signedUp: { fields: signUp, data: { ...data, posted: { outcome: 'success', email: '' } } },
  editing: { fields: signUp, data, page: { isEditing: true } },
  withoutColumns: { fields },
  longest: { fields: { ...fields, copyrightText: text(longText) }, data },
  rightToLeft: { fields, data, page: { direction: 'rtl', language: 'ar' } },
} satisfies Fixtures;
