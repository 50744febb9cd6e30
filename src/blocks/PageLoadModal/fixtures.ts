import type { Fixtures } from '@/cms/block-fixtures';
import { image, longText, text } from '@/features/content/testing/fields';

const filled = {
  cookieName: text('flu-season'),
  titleText: text('Flu season rules'),
  introText: text('<p>Two visitors at a time, <b>please</b>.</p>'),
  image: image('home', 'A nurse and a visitor'),
  mobileImage: image('children', 'A nurse and a visitor'),
  buttonText: text('I understand'),
};

export const fixtures = {
  default: { fields: filled },
  withoutPicture: { fields: { ...filled, image: {}, mobileImage: null, buttonText: {} } },
  withoutName: { fields: { ...filled, cookieName: text('') }, page: { isEditing: true } },
  longest: {
    fields: {
      ...filled,
      titleText: text(longText),
      introText: text(`<p>${longText}</p>`),
      buttonText: text(longText),
    },
  },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
