import type { Fixtures } from '@/cms/block-fixtures';
import { image, item, link, longText, text } from '@/features/content/testing/fields';

const search = (name: string, href: string) =>
  item(name, {
    pageURL: link(href, ''),
    inputPlaceholder: text(`Search for a ${name}`),
    buttonText: text('Search'),
  });
const filled = {
  headingText: text('Find care that is right for you'),
  introText: text('In your own words.'),
  heroImage: image('home'),
  doctorTabLabel: text('Find a Doctor'),
  doctorSearch: search('doctor', '/find-a-physician'),
  doctorViewAllLink: link('/find-a-physician', 'View all doctors'),
  locationTabLabel: text('Find a Location'),
  locationSearch: search('location', '/find-a-location'),
  locationViewAllLink: link('/find-a-location', 'View all locations'),
};

const data = {
  physician: [{ text: 'Cardiology', query: 'filter=c_visible_specialties_sm%3A%22Cardiology%22' }],
  location: [],
};

export const fixtures = {
  default: { fields: filled, data, page: { templateName: 'Home', pathname: '/' } },
  withoutPicture: { fields: { ...filled, heroImage: {} } },
  longest: { fields: { ...filled, headingText: text(longText), introText: text(longText) } },
  rightToLeft: { fields: filled, data, page: { direction: 'rtl', language: 'ar' } },
  editing: { fields: filled, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
