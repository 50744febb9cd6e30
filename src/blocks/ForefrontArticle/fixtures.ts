import type { Fixtures } from '@/cms/block-fixtures';
import { filmOf } from '@/features/video/model/film';
import { readArticle } from '@/blocks/ForefrontArticle/fields';
import { stories } from '@/features/content/testing/stories';
import { flag, image, item, link, longText, text } from '@/features/content/testing/fields';

const authored = {
  articleTitle: text('Five minutes for your heart'),
  articleAbstract: text('A short walk helps.'),
  articleContent: text(`<p>${'word '.repeat(500)}</p>`),
  datePublished: text('2026-03-05T03:30:00Z'),
  authorName: text('Ada Moss'),
  authorBio: text('<p>Ada writes.</p>'),
  channelTags: [item('Heart-1', { tagDisplayName: text('Heart') })],
  channelUrl: link('/forefront/collection?channel=idheart1', 'All heart stories'),
  topicsText: text('Filed under'),
  shareText: text('Pass it on'),
  universalImage: image('heart', 'A heart'),
  headerLogo: image('forefront', 'The Weekly'),
  showCallUsButton: flag(true),
  callUsPhone: text('773-555-0100'),
  showAppointmentButton: flag(true),
  appointmentLink: link('/request-an-appointment', 'Request an appointment'),
  showOtherButton: flag(false),
  otherLink: link('/hidden', 'Hidden'),
  otherSidebarButtons: [
    item('b1', { showButton: flag(true), buttonLink: link('/class', 'Join a class'), buttonText: text('') }),
    item('b2', { showButton: flag(true), buttonText: text('Pharmacy'), buttonPhone: text('773-555-0101') }),
    item('b3', { showButton: flag(true) }),
  ],
};
const page = { templateName: 'Article', pathname: '/forefront/articles/five-minutes' };
/** What the loader makes of an article's fields. */
const dataOf = (fields: Readonly<Record<string, unknown>>) => ({
  article: readArticle(fields, 'About us'),
});
const film = {
  vimeoVideoUrl: text('https://vimeo.com/1'),
  transcriptText: text('<p>A walker starts the stairs.</p>'),
};
const vimeo = filmOf('https://vimeo.com/1', undefined);
const gone = filmOf('/videos/2', { captions: [], missing: 'gone' });

export const fixtures = {
  default: { data: dataOf(authored), page },
  withAuthorPage: {
    data: dataOf({ ...authored, authorPage: link('/forefront/authors/ada-moss', 'Ada Moss') }),
    page,
  },
  checked: {
    data: dataOf({
      ...authored,
      reviewer: link('/find-a-physician/physician/lena-sobel', 'Lena Sobel, DO'),
      reviewedOn: text('2026-03-04T00:00:00Z'),
    }),
    page,
  },
  related: { data: { ...dataOf(authored), related: stories(3) }, page },
  partOfSeries: {
    data: { ...dataOf({ ...authored, seriesTitle: text('Harbor winters') }), related: stories(2) },
    page,
  },
  least: { data: dataOf({}), page },
  fullHero: { data: dataOf({ ...authored, layoutType: text('fullHero') }), page },
  video: { data: { ...dataOf({ ...authored, ...film, layoutType: text('video') }), film: vimeo }, page },
  videoGone: { data: { ...dataOf({ ...authored, ...film, layoutType: text('video') }), film: gone }, page },
  videoWithoutFilm: { data: dataOf({ ...authored, layoutType: text('video') }), page },
  unknownLayout: { data: dataOf({ ...authored, layoutType: text('sideways') }), page },
  longest: { data: dataOf({ ...authored, articleTitle: text(longText), topicsText: text(longText) }), page },
  rightToLeft: { data: dataOf(authored), page: { ...page, direction: 'rtl', language: 'ar' } },
  editing: { routeFields: authored, page: { ...page, isEditing: true } },
  editingNothing: {
    routeFields: { layoutType: text('video') },
    page: { ...page, isEditing: true },
  },
} satisfies Fixtures;
