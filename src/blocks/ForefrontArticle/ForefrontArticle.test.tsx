import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditedArticle } from '@/blocks/ForefrontArticle/EditedArticle';
import { ForefrontArticle } from '@/blocks/ForefrontArticle/ForefrontArticle';
import { fixtures } from '@/blocks/ForefrontArticle/fixtures';
import { readArticle } from '@/blocks/ForefrontArticle/fields';
import { linkOf } from '@/cms/fields/readers';
import { textKey } from '@/lib/text-key';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

const { editing, editingNothing, ...shown } = fixtures;
checkBlock('H4', 'ForefrontArticle', ForefrontArticle, shown);
checkBlock('H4', 'ForefrontArticle', EditedArticle, { editing, editingNothing });

test('[H4] shows title, author, the date in Chicago and the time to read', () => {
  renderBlock(ForefrontArticle, fixtures.default);
  expect(screen.getByRole('heading', { level: 1, name: 'Five minutes for your heart' })).toBeTruthy();
  expect(screen.getByText('By Ada Moss')).toBeTruthy();
  expect(screen.getByText('March 4, 2026').getAttribute('datetime')).toBe('2026-03-05T03:30:00.000Z');
  // 500 words at 200 a minute.
  expect(screen.getByText('3 min read')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'About Ada Moss' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The Weekly' })).toBeTruthy();
});

test('[A8] [H4] what invites to share says that it is English where nobody translated it', () => {
  renderBlock(ForefrontArticle, fixtures.rightToLeft);
  expect(screen.getByText('Pass it on').lang).toBe('en');
});

test('[H4] who wrote it leads to their page, where they have one', () => {
  const { unmount } = renderBlock(ForefrontArticle, fixtures.withAuthorPage);
  expect(screen.getByRole('link', { name: 'By Ada Moss' }).getAttribute('href')).toBe(
    '/forefront/authors/ada-moss',
  );
  unmount();
  renderBlock(ForefrontArticle, fixtures.default);
  expect(screen.queryByRole('link', { name: 'By Ada Moss' })).toBeNull();
});

test.each([
  ['its name', { value: 'fullHero' }],
  ['the item of the layout, as layout data has it', { id: '1', name: 'FullHero', fields: {} }],
  ['the item of the layout, as GraphQL has it', { targetItem: { id: '{full-hero}', name: 'Hero layout' } }],
])('[H4] two layouts are identified by ids: %s', (_how, layoutType) => {
  expect(readArticle({ layoutType }, 'Title').layout).toBe('fullHero');
});

test('[H4] who checked a story has a name, a page and a day', () => {
  const { container } = renderBlock(ForefrontArticle, fixtures.checked);
  // The separator never begins a line.
  expect(container.textContent).toContain('Checked by Lena Sobel, DO\u00A0· March 4, 2026');
  expect(screen.getByRole('link', { name: 'Lena Sobel, DO' }).getAttribute('href')).toBe(
    '/find-a-physician/physician/lena-sobel',
  );
});

test('[H4] topics have their text, and lead to the collection by the id without dashes in lower case', () => {
  renderBlock(ForefrontArticle, fixtures.default);
  expect(screen.getByText('Filed under')).toBeTruthy();
  const topics = within(screen.getByRole('list', { name: 'Filed under' }));
  expect(topics.getByRole('link', { name: 'Heart' }).getAttribute('href')).toBe(
    '/forefront/collection?channel=idheart1&channelName=Heart',
  );
});

test('[H4] [A8] what nobody translated of topics and sharing is marked, the name of the list too', () => {
  const untranslated = ['Filed under', 'Pass it on'].map(textKey);
  renderBlock(ForefrontArticle, { ...fixtures.default, page: { language: 'ar', untranslated } });
  const label = screen.getByRole('list', { name: 'Filed under' }).getAttribute('aria-labelledby') ?? '';
  for (const words of [document.getElementById(label), screen.getByText('Pass it on')])
    expect(words?.closest('[lang]') ?? words?.querySelector('[lang]')).toHaveProperty('lang', 'en');
});

test('[H4] the buttons beside the text: those whose flag is set, each with link, text and phone', () => {
  renderBlock(ForefrontArticle, fixtures.default);
  const aside = screen.getByRole('complementary', { name: 'Next steps' });
  expect(
    within(aside)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual(['Call us773-555-0100', 'Request an appointment', 'Join a class', 'Pharmacy773-555-0101']);
  expect(within(aside).getByRole('link', { name: '773-555-0101' }).getAttribute('href')).toBe(
    'tel:+17735550101',
  );
});

test('[H4] the share text stands before plain links with the address of the page', () => {
  renderBlock(ForefrontArticle, fixtures.default);
  expect(screen.getByText('Pass it on')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toContain(
    encodeURIComponent('http://localhost:3000/forefront/articles/five-minutes'),
  );
});

test('[H4] what to read next stands after the article, under the name of its series where it is a part of one', () => {
  const related = renderBlock(ForefrontArticle, fixtures.related);
  const next = screen.getByRole('heading', { level: 2, name: 'Read next' }).closest('section') as HTMLElement;
  expect(within(next).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(within(next).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    fixtures.related.data.related[0]?.href,
  );
  related.unmount();
  renderBlock(ForefrontArticle, fixtures.partOfSeries);
  expect(screen.getByRole('heading', { level: 2, name: 'More of the series “Harbor winters”' })).toBeTruthy();
});

test('[H4] an article with nothing to read next has no empty list of it', () => {
  renderBlock(ForefrontArticle, fixtures.default);
  expect(screen.queryByRole('heading', { name: 'Read next' })).toBeNull();
});

test('[H6] channelUrl leads on to the page of the channel', () => {
  renderBlock(ForefrontArticle, fixtures.default);
  expect(screen.getByRole('link', { name: 'All heart stories' }).getAttribute('href')).toBe(
    '/forefront/collection?channel=idheart1',
  );
});

test('[H4] the video layout has the film in the place of the picture; without a film it is the plain one', () => {
  const film = renderBlock(ForefrontArticle, fixtures.video);
  expect(screen.getByRole('link', { name: /^Play video ?: Five minutes for your heart$/ })).toBeTruthy();
  const transcript = screen.getByText('Video Transcript').closest('details') as HTMLDetailsElement;
  expect(transcript.open).toBe(false);
  expect(within(transcript).getByText('A walker starts the stairs.')).toBeTruthy();
  film.unmount();
  renderBlock(ForefrontArticle, fixtures.videoWithoutFilm);
  expect(screen.queryByText('Video Transcript')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Play video/ })).toBeNull();
  expect(screen.getByRole('img', { name: 'A heart' })).toBeTruthy();
});

test('[H4] [L4] a press puts the player in the place of the picture; a film that is gone says so', async () => {
  const film = {
    url: 'vimeo.com/6116',
    href: 'https://vimeo.com/6116',
    kind: 'vimeo' as const,
    details: undefined,
  };
  const data = { ...fixtures.video.data, film };
  const article = renderBlock(ForefrontArticle, { ...fixtures.video, data });
  expect(article.container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^Play video ?: Five minutes for your heart$/ }));
  const frame = await screen.findByTitle('Five minutes for your heart');
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/player\.vimeo\.com\/video\/6116\?/);
  article.unmount();
  renderBlock(ForefrontArticle, fixtures.videoGone);
  expect(screen.getByText('This video is no longer available.')).toBeTruthy();
});

test('[H4] the full-hero layout has title and picture in one band; an unknown layout is the plain one', () => {
  const hero = renderBlock(ForefrontArticle, fixtures.fullHero);
  const band = screen.getByRole('heading', { level: 1 }).closest('.hero');
  expect(band?.querySelector('img[alt="A heart"]')).toBeTruthy();
  hero.unmount();
  renderBlock(ForefrontArticle, fixtures.unknownLayout);
  expect(screen.getByRole('heading', { level: 1 }).closest('.hero')).toBeNull();
});

test('[H4] authors read what an article lacks', () => {
  const { container } = renderBlock(EditedArticle, editingNothing);
  expect(container.textContent).toContain('articleContent, datePublished, layoutType');
});

test.each([
  ['/forefront/collection?channel=abc', '/forefront/collection?channel=abc'],
  ['https://news.example/sleep', 'https://news.example/sleep'],
  ['javascript:alert(1)', undefined],
  ['//elsewhere.example', undefined],
  ['Sleep', undefined],
])('[H6] a channelUrl that an author wrote as text, %s, leads to %s', (value, href) => {
  const { channelLink } = readArticle({ channelUrl: { value } }, 'Sleep');
  expect(linkOf(channelLink)?.href).toBe(href);
});
