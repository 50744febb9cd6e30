import type { Fixtures } from '@/cms/block-fixtures';
import { image, longText, text } from '@/features/content/testing/fields';

const filled = {
  titleText: text('A day on the ward'),
  introText: text('<p>From the first round to the last light.</p>'),
  imagePlaceholder: image('home'),
  vimeoVideoUrl: text('https://vimeo.com/76979871'),
  transcriptText: text('<p>It is six in the morning.</p>'),
};
const own = { ...filled, vimeoVideoUrl: text('/videos/4711') };
const details = {
  file: '/-/media/videos/meet-amara-okafor.webm',
  captions: [],
  poster: '/-/media/videos/meet-amara-okafor.webp',
  seconds: 16,
};

export const fixtures = {
  default: { fields: filled },
  ownVideo: { fields: own, data: details },
  ownWords: {
    fields: { ...filled, playButtonText: text('See the ward'), transcriptLinkText: text('See and read it') },
  },
  noTranscript: { fields: { ...filled, transcriptText: text('') } },
  noPicture: { fields: { titleText: filled.titleText, vimeoVideoUrl: filled.vimeoVideoUrl } },
  noVideo: { fields: { titleText: filled.titleText, imagePlaceholder: filled.imagePlaceholder } },
  gone: { fields: own, data: { captions: [], missing: 'gone' } },
  longest: {
    fields: {
      ...filled,
      titleText: text(longText),
      introText: text(`<p>${longText}</p>`),
      playButtonText: text(longText),
      transcriptLinkText: text(longText),
      videoHeaderText: text(longText),
    },
  },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: own, data: details, page: { direction: 'rtl', language: 'ar' } },
} satisfies Fixtures;
