import { screen } from '@testing-library/react';
import { LinkSidebar } from '@/blocks/LinkSidebar/LinkSidebar';
import { fixtures } from '@/blocks/LinkSidebar/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G7', 'LinkSidebar', LinkSidebar, fixtures);

test('[G7] six links, a phone number and one thing to do', () => {
  renderBlock(LinkSidebar, fixtures.default);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: '773-555-0100' }).getAttribute('href')).toBe('tel:+17735550100');
  expect(screen.getByRole('link', { name: 'Request an appointment' })).toBeTruthy();
});

test.each([
  ['a link without words', { value: { href: 'tel:+13125550111', text: '' } }, '312-555-0111'],
  ['a link to a bare number', { value: { href: '312-555-0111', text: '' } }, '312-555-0111'],
  ['a text', { value: '312-555-0111' }, '312-555-0111'],
])('[G7] a phone number that is %s can be called, too', (_, phoneLink, name) => {
  renderBlock(LinkSidebar, { fields: { phoneLink } });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('tel:+13125550111');
});

test('[G7] a text with an extension calls its number, and one that is no number is left out', () => {
  const { unmount } = renderBlock(LinkSidebar, { fields: { phoneLink: { value: '773-555-0100 ext. 12' } } });
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+17735550100,12');
  unmount();
  renderBlock(LinkSidebar, { fields: { phoneLink: { value: 'Room 5800, floor 1204' } } });
  expect(screen.queryByRole('link')).toBeNull();
});

test('[G7] an author’s picture is the icon, beside the words; a link without one has the sign', () => {
  const { container } = renderBlock(LinkSidebar, {
    fields: {
      link1: { value: { href: '/a', text: 'A' } },
      icon1: { value: { src: '/-/media/icons/bus.png', alt: 'Bus', width: 64, height: 64 } },
      link2: { value: { href: '/b', text: 'B' } },
      icon2: { value: 'phone' },
      iconImage2: { value: { src: '/-/media/icons/bell.svg', alt: '' } },
      link3: { value: { href: '/c', text: 'C' } },
      icon3: { value: { src: '' } },
    },
  });
  const [first, second, third] = screen.getAllByRole('link');
  // The words say it already: a picture's own text would say it twice.
  expect(first?.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('bus.png');
  expect(second?.querySelector('img')?.getAttribute('src')).toContain('bell.svg');
  expect(third?.querySelector('use')?.getAttribute('href')).toMatch(/#chevron-right$/);
  expect(container.querySelectorAll('img')).toHaveLength(2);
});

test('[G7] no more than six links, each with its text, address and icon; none without an address', () => {
  const fields = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((number) => [
      `link${number}`,
      { value: { href: number === 2 ? '' : `/to-${number}`, text: `To ${number}` } },
    ]),
  );
  renderBlock(LinkSidebar, { fields: { ...fields, icon1: { value: 'map-pin' } } });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/to-1',
    '/to-3',
    '/to-4',
    '/to-5',
    '/to-6',
  ]);
  expect(links[0]?.querySelector('use')?.getAttribute('href')).toMatch(/#map-pin$/);
});

test('[A8] [G7] the words for a call say that they are English where nobody translated them', () => {
  const phoneLink = { value: { href: 'tel:+17735550100', text: 'Call our team' } };
  renderBlock(LinkSidebar, { fields: { phoneLink }, page: { direction: 'rtl', language: 'ar' } });
  expect(screen.getByText('Call our team').lang).toBe('en');
});
