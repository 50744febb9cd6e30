import type { Fixtures } from '@/cms/block-fixtures';
import { flag, longText, text } from '@/features/content/testing/fields';

const filled = {
  titleText: text('A team for every valve'),
  introText: text('<p>Four surgeons, <b>one</b> plan.</p>'),
  count1Title: text('valves mended in a year'),
  count1: text('1,204'),
  count3Title: text('days in the hospital'),
  count3: text('3'),
  vimeoVideoUrl: text('https://player.vimeo.com/video/76979871?h=8272103f6e'),
  transcriptText: text('<p>We meet every Monday.</p>'),
};

export const fixtures = {
  default: { fields: filled },
  mediaFirst: { fields: { ...filled, mediaFirst: flag(true) } },
  wordsAlone: { fields: { titleText: text('Soon: a film about us') } },
  noCounts: { fields: { introText: filled.introText, vimeoVideoUrl: filled.vimeoVideoUrl } },
  hostile: {
    fields: {
      ...filled,
      count1: 0,
      count2: null,
      count2Title: { value: 7 },
      mediaFirst: ['yes'],
      titleText: text('<b>'),
    },
  },
  longest: {
    fields: {
      ...filled,
      titleText: text(longText),
      introText: text(`<p>${longText}</p>`),
      count1: text('1,000,000,000,000'),
      count1Title: text(longText),
      count2: text(longText),
    },
  },
  editing: { fields: filled, page: { isEditing: true } },
  editingLacks: { fields: { titleText: text('No video yet') }, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
