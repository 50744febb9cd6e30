import { channelIn, channelNameIn, storiesHref, storyPagesIn, yearIn } from '@/domain/news';

const query = (text: string) => new URLSearchParams(text);

test('[H2] a channel is the id of a tag without dashes and in lower case; anything else is none', () => {
  expect(channelIn(query('channel={AB12-CD34}'))).toBe('ab12cd34');
  expect(channelIn(query(''))).toBeUndefined();
  expect(channelIn(query('channel='))).toBeUndefined();
  expect(channelIn(query('channel=a"+OR+*'))).toBe('');
  expect(channelIn(query(`channel=${'a'.repeat(65)}`))).toBe('');
});

test('[H2] a heading from an address is one short line', () => {
  expect(channelNameIn(query('channelName=Brain%0A+and%00+mind '))).toBe('Brain and mind');
  expect(channelNameIn(query(`channelName=${'x'.repeat(200)}`))).toHaveLength(81);
  expect(channelNameIn(query('channelName=Heart+<care>+and+a<3'))).toBe('Heart and a<3');
});

test('[H3] years and pages of an address that make no sense are none', () => {
  expect(yearIn(query('subfilter=2024'))).toBe('2024');
  for (const odd of ['24', '20245', 'abcd', '9999', '2024"'])
    expect(yearIn(query(`subfilter=${encodeURIComponent(odd)}`))).toBe('');
  expect(storyPagesIn(query('page=3'))).toBe(3);
  expect(storyPagesIn(query('page=999999'))).toBe(50);
  for (const odd of ['', '0', '-1', '1.5', 'two']) expect(storyPagesIn(query(`page=${odd}`))).toBe(1);
});

test('[H3] another year begins at the first page, and keeps the rest of the address', () => {
  expect(storiesHref('/forefront', { year: '2024' })).toBe('/forefront?subfilter=2024');
  expect(storiesHref('/c?channel=a1', { year: '2024', pages: 2 })).toBe(
    '/c?channel=a1&subfilter=2024&page=2',
  );
  expect(storiesHref('/c?channel=a1', {})).toBe('/c?channel=a1');
});
