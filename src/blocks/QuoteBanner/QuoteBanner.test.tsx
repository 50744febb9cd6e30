import { screen, within } from '@testing-library/react';
import { fixtures } from '@/blocks/QuoteBanner/fixtures';
import { QuoteBanner } from '@/blocks/QuoteBanner/QuoteBanner';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G4', 'QuoteBanner', QuoteBanner, fixtures);

const authorOf = (fields: Readonly<Record<string, string>>) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
});

test('[G4] the words with first and last name, degrees and academic title of who said them', () => {
  renderBlock(QuoteBanner, {
    fields: {
      titleText: { value: 'From the ward' },
      introText: { value: '<p>Night shift, fourth floor.</p>' },
      quoteText: { value: 'Nobody should have to ask twice.' },
      quoteAuthor: authorOf({
        firstName: 'Ines',
        lastName: 'Bakker',
        degrees: 'RN',
        academicTitle: 'Head of nursing',
      }),
      links: [{ fields: { linkItem: { value: { href: '/nursing', text: 'Work with us' } } } }],
      displayImage: { value: { src: '/-/media/x.webp', alt: 'A ward at night' } },
    },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'From the ward' })).toBeTruthy();
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByRole('blockquote').textContent).toBe('Nobody should have to ask twice.');
  expect(figure.getByText('Ines Bakker, RN')).toBeTruthy();
  expect(figure.getByText('Head of nursing')).toBeTruthy();
  expect(screen.getByText('Night shift, fourth floor.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Work with us' }).getAttribute('href')).toBe('/nursing');
  expect(screen.getByRole('img', { name: 'A ward at night' })).toBeTruthy();
});

test('[G4] without a field for the quote its introduction is the quote', () => {
  renderBlock(QuoteBanner, fixtures.introIsQuote);
  expect(screen.getByRole('blockquote').textContent).toBe('We only have to listen.');
  expect(screen.getAllByText('We only have to listen.')).toHaveLength(1);
});

test.each([
  [{ firstName: 'Ines' }, 'Ines'],
  [{ lastName: 'Bakker', degrees: 'RN' }, 'Bakker, RN'],
  [{ degrees: 'RN', academicTitle: 'Head of nursing' }, 'Head of nursing'],
])('[G4] of an author with %j visitors read %s', (known, shown) => {
  renderBlock(QuoteBanner, {
    fields: { quoteText: { value: 'We listen.' }, quoteAuthor: authorOf(known) },
  });
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe(shown);
});

test('[G4] with a title alone the title is the quote, with its author, picture and links', () => {
  renderBlock(QuoteBanner, fixtures.titleIsQuote);
  expect(screen.getByRole('blockquote').textContent).toBe('Why we listen first');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Professor of Medicine')).toBeTruthy();
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'About us' })).toBeTruthy();
});

test('[G4] authors are told when nobody is named, visitors are not', () => {
  const { unmount } = renderBlock(QuoteBanner, fixtures.withoutAuthor);
  expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
  unmount();
  renderBlock(QuoteBanner, fixtures.editingWithoutAuthor);
  expect(screen.getByText('Quote: nobody is named who said it')).toBeTruthy();
});
