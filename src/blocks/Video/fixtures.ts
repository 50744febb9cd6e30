import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const transcript = text('<p>Welcome. The door is on the left, beside the fountain.</p>');
const vimeo = { vimeoVideoUrl: text('https://vimeo.com/channels/clinics/76979871') };
const filled = { ...vimeo, videoHeaderText: text('How to find the door'), transcriptText: transcript };
const own = { vimeoVideoUrl: text('/videos/4711'), transcriptText: transcript };
const details = {
  name: 'The way to the door',
  file: '/-/media/videos/first-visit.webm',
  captions: [
    { src: '/-/media/videos/first-visit.en.vtt', language: 'en', label: 'English' },
    { src: '/-/media/videos/first-visit.ar.vtt', language: 'ar', label: 'العربية' },
  ],
  poster: '/-/media/videos/first-visit.webp',
  seconds: 75,
  structured: { '@context': 'https://schema.org', '@type': 'VideoObject', name: 'The way to the door' },
};

export const fixtures = {
  default: { fields: filled },
  ownVideo: { fields: own, data: details },
  file: { fields: { vimeoVideoUrl: text('/-/media/videos/tour.mp4') }, data: { captions: [] } },
  elsewhere: { fields: { vimeoVideoUrl: text('https://films.example.org/watch?v=1') } },
  gone: { fields: own, data: { captions: [], missing: 'gone' } },
  unavailable: { fields: own, data: { captions: [], missing: 'unavailable' } },
  noVideo: { fields: { vimeoVideoUrl: text('not a video'), transcriptText: transcript } },
  longest: {
    fields: { ...vimeo, videoHeaderText: text(longText), transcriptText: text(`<p>${longText}</p>`) },
    data: { ...details, name: longText, seconds: 36_005 },
  },
  editing: { fields: filled, page: { isEditing: true } },
  editingLacks: { fields: { vimeoVideoUrl: text('not a video') }, page: { isEditing: true } },
  rightToLeft: { fields: own, data: details, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
