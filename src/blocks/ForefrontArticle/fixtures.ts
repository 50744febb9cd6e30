import type { Fixtures } from '@/cms/block-fixtures';
import { flag, image, item, link, longText, text } from '@/features/content/testing/fields';

const route = {
  articleTitle: text('Five minutes for your heart'),
  articleAbstract: text('A short walk helps.'),
  articleContent: text(`<p>${'word '.repeat(500)}</p>`),
  datePublished: text('2026-03-05T03:30:00Z'),
  authorName: text('Ada Moss'),
  authorBio: text('<p>Ada writes.</p>'),
  channelTags: [item('heart', { tagDisplayName: text('Heart') })],
  universalImage: image('heart', 'A heart'),
  showAppointmentButton: flag(true),
  appointmentLink: link('/request-an-appointment', 'Request an appointment'),
  callUsLink: link('tel:+17735550100', 'Call'),
};
const page = { templateName: 'Article', pathname: '/forefront/articles/five-minutes' };

export const fixtures = {
  default: { routeFields: route, page },
  least: { routeFields: {}, page },
  longest: { routeFields: { ...route, articleTitle: text(longText) }, page },
} satisfies Fixtures;
