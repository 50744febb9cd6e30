import { titleAnchor } from '@/features/request/model/title-anchor';
import { safeRichText } from '#cms/rich-text';

const english = { language: 'en', defaultLanguage: 'en' };

test.each([
  ['<a id="ask"></a>Ask us', { text: 'Ask us', anchor: '<a name="ask"></a>' }],
  ['Ask <a class="x" id="ask us" href="">us</a>', { text: 'Ask us', anchor: '<a name="ask us"></a>' }],
  ['Ask <em>us</em> &amp; call', { text: 'Ask us & call', anchor: '' }],
  ['Ask us', { text: 'Ask us', anchor: '' }],
])('[J5] the anchor with an id in a title is one in the page: %s', (title, read) => {
  expect(titleAnchor(safeRichText(title, english))).toEqual(read);
});
