import { signUpTree } from '@/blocks/Footer/sign-up-tree';
import { node } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/cms/block-fixtures';
import { image, item, link, longText, text } from '@/features/content/testing/fields';

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
    item('award', { image: image('heart', 'Award for nursing'), link: link('/about/quality', 'Quality') }),
    item('mark', { image: image('women', 'A round mark'), awardName: text('Kind kitchens, 2031') }),
  ],
};
/** As the loader describes it: the form and, beside it, the place of its outcome. */
const signUp = signUpTree(
  { fieldLabel: text('Your address'), signUpButtonText: text('Join') },
  {
    uid: 'uid',
    variant: 'salesforce',
    item: '{NEWS}',
    page: { pathname: '/about', language: 'en', defaultLanguage: 'en' },
    posted: undefined,
  },
);
const data = {
  signUp: '',
  columns: [
    node('like-to', '', [node('Find a doctor', '/find-a-physician')]),
    node('quick-links', '', [node('News', '/forefront')]),
    node('policies', '', [node('Privacy', '/privacy')]),
  ],
};

export const fixtures = {
  default: { fields, data },
  signUp: { fields, data: { ...data, signUp } },
  withoutColumns: { fields },
  longest: { fields: { ...fields, copyrightText: text(longText) }, data },
  rightToLeft: { fields, data, page: { direction: 'rtl', language: 'ar' } },
} satisfies Fixtures;
