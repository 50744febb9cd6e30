import type { Fixtures } from '@/cms/block-fixtures';
import { flag, image, item, link, longText, text } from '@/features/content/testing/fields';

const slide = (name: string, title: string) =>
  item(name, {
    titleText: text(title),
    details: text(`<p>What happens there: ${title}.</p>`),
    image: image(name, `${title} in a drawing`),
    linkItem: link('/visit', `More about ${title}`),
  });
const quote = (words: string) =>
  item(words, {
    quoteText: text(words),
    quoteAuthor: item('author', {
      firstName: text('Jo'),
      lastName: text('Lind'),
      academicTitle: text('Patient'),
    }),
    displayImage: image('home'),
  });
const filled = {
  titleText: text('Your day with us'),
  imageSlides: [slide('home', 'Arrival'), slide('heart', 'Tests'), slide('joints', 'Surgery')],
  quoteSlides: [quote('I was home by supper.')],
};
const many = Array.from({ length: 8 }, (_, index) => slide('heart', `Step ${index + 1}`));

export const fixtures = {
  default: { fields: filled },
  mediaFirst: { fields: { ...filled, mediaFirst: flag(true) } },
  oneText: {
    fields: {
      ...filled,
      useBelowContentForAllSlides: flag(true),
      belowContent: text('<p>The whole day takes <b>six hours</b>.</p>'),
    },
  },
  one: { fields: { imageSlides: filled.imageSlides.slice(0, 1) } },
  quotesOnly: { fields: { quoteSlides: [quote('I was home by supper.'), quote('Nobody rushed me.')] } },
  three: { fields: { imageSlides: many }, params: { slidesToShow: '3' } },
  turning: { fields: { ...filled, secondsEach: text('8') } },
  longest: {
    fields: {
      titleText: text(longText),
      imageSlides: [slide('home', longText), slide('heart', longText.replaceAll(' ', ''))],
      quoteSlides: [quote(`${longText} ${longText}`)],
    },
  },
  odd: {
    fields: {
      titleText: { value: 7 },
      imageSlides: [null, 4, item('x', {}), slide('home', 'Arrival')],
      quoteSlides: [item('silent', {}), quote('Nobody rushed me.')],
      secondsEach: text('often'),
    },
    params: { slidesToShow: 'all' },
  },
  editing: { fields: filled, page: { isEditing: true } },
  editingWithoutText: {
    fields: { ...filled, useBelowContentForAllSlides: flag(true) },
    page: { isEditing: true },
  },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: { fields: { titleText: text('Your day'), imageSlides: [], quoteSlides: [item('silent', {})] } },
} satisfies Fixtures;
