import { screen, within } from '@testing-library/react';
import { readLook } from '@/blocks/MultiSpotlight/fields';
import { MultiSpotlight } from '@/blocks/MultiSpotlight/MultiSpotlight';
import { fixtures } from '@/blocks/MultiSpotlight/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'MultiSpotlight', MultiSpotlight, fixtures);

test('[G3] two columns of cards unless the parameters say otherwise', () => {
  expect(readLook({})).toEqual({ columns: 2, treatment: 'cards' });
  expect(readLook({ columns: '3', treatment: 'plain' })).toEqual({ columns: 3, treatment: 'plain' });
  expect(readLook({ treatment: 'Figures' }).treatment).toBe('figures');
  expect(readLook({ treatment: 'groups' }).treatment).toBe('groups');
  expect(readLook({ treatment: 'people' }).treatment).toBe('people');
  expect(readLook({ columns: '99', treatment: 'rainbow' })).toEqual({ columns: 2, treatment: 'cards' });
});

test.each([
  [{}, 'grid of2 cards'],
  [{ Columns: '4', Treatment: 'Tint' }, 'grid of4 tint'],
])('[G3] spotlights have heading, subhead, picture and links; %j draws them as %s', (params, look) => {
  renderBlock(MultiSpotlight, {
    params,
    fields: {
      titleText: { value: 'Clinics' },
      spotlightItems: [
        {
          fields: {
            headingText: { value: 'Sleep' },
            subheadText: { value: 'For nights that are too short' },
            spotlightImage: { value: { src: '/-/media/bed.webp', alt: 'A bed' } },
            links: [{ fields: { linkItem: { value: { href: '/sleep', text: 'The sleep clinic' } } } }],
          },
        },
      ],
    },
  });
  const list = within(
    screen.getByRole('heading', { level: 2, name: 'Clinics' }).closest('section') as HTMLElement,
  );
  expect(list.getAllByRole('list')[0]?.className).toBe(look);
  expect(list.getByRole('heading', { level: 3, name: 'Sleep' })).toBeTruthy();
  expect(list.getByText('For nights that are too short')).toBeTruthy();
  expect(list.getByRole('img', { name: 'A bed' })).toBeTruthy();
  expect(list.getByRole('link', { name: 'The sleep clinic' }).getAttribute('href')).toBe('/sleep');
});

test('[G3] a link that ends with the name over it speaks the name, and does not show it again', () => {
  const link = (text: string) => ({ fields: { linkItem: { value: { href: '/harvey', text } } } });
  renderBlock(MultiSpotlight, {
    fields: {
      spotlightItems: [
        {
          fields: {
            headingText: { value: 'Harvey' },
            links: [link('Hours and directions, Harvey'), link('Our doctors')],
          },
        },
      ],
    },
  });
  const named = screen.getByRole('link', { name: 'Hours and directions Harvey' });
  expect(named.querySelector('.visually-hidden')?.textContent).toBe('Harvey');
  expect(screen.getByRole('link', { name: 'Our doctors' }).querySelector('.visually-hidden')).toBeNull();
});

test('[G3] a spotlight whose only link says no more than its heading says it once: the heading is the link', () => {
  const spotlight = (links: readonly string[]) => ({
    fields: {
      headingText: { value: 'Primary care' },
      links: links.map((text) => ({ fields: { linkItem: { value: { href: '/primary-care', text } } } })),
    },
  });
  renderBlock(MultiSpotlight, {
    fields: { spotlightItems: [spotlight(['Primary care']), spotlight(['Primary care', 'Vaccines'])] },
  });
  const [named, several] = screen.getAllByRole('heading', { level: 2 });
  expect(within(named as HTMLElement).getByRole('link', { name: 'Primary care' })).toBeTruthy();
  expect(within(named?.closest('li') as HTMLElement).getAllByRole('link')).toHaveLength(1);
  expect(within(several as HTMLElement).queryByRole('link')).toBeNull();
});

test('[G3] a spotlight that calls 911 is marked as danger, the others are not', () => {
  const spotlight = (headingText: string, href: string) => ({
    fields: {
      headingText: { value: headingText },
      links: [{ fields: { linkItem: { value: { href, text: `To ${headingText}` } } } }],
    },
  });
  renderBlock(MultiSpotlight, {
    fields: { spotlightItems: [spotlight('Danger', 'tel:911'), spotlight('Nurse', 'tel:+17735550189')] },
  });
  const look = (name: string) => screen.getByRole('heading', { name }).closest('li')?.className;
  expect(look('Danger')).toBe('item danger');
  expect(look('Nurse')).toBe('item');
});
