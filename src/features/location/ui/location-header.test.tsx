import { render, screen, within } from '@testing-library/react';
import { PageContext, type Page } from '@/cms/page';
import { locationOf } from '../model/location';
import { LocationView } from './location-view';

const pathname = '/find-a-location/location/hyde-park';
const page = { language: 'en', defaultLanguage: 'en', pathname, siteUrl: 'https://www.example.org' } as Page;
const address = {
  locationTitle: { value: 'Hyde Park' },
  address1: { value: '5800 South Drexel Avenue' },
  city: { value: 'Chicago' },
  state: { value: 'IL' },
  zipCode: { value: '60637' },
};
const position = { latitude: { value: 41.5 }, longitude: { value: -88 } };
const picture = { locationImage: { value: { src: '/-/media/hyde-park.webp', width: 1200, height: 750 } } };

function headerOf(fields: object): HTMLElement {
  const location = locationOf({ id: 'x', path: pathname, displayName: 'Hyde Park', fields: { ...fields } });
  render(<LocationView location={location} />, {
    wrapper: ({ children }) => <PageContext value={page}>{children}</PageContext>,
  });
  return screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body;
}

test('[E2] beside a picture stands a map, which leads to the way there', () => {
  const header = headerOf({ ...address, ...position, ...picture });
  const map = within(header).getByRole('img', { name: 'Map around Hyde Park' });
  expect(map.closest('a')?.getAttribute('href')).toBe('#Directions');
});

test('[E2] there is no map in the header of a place whose position nobody knows', () => {
  expect(within(headerOf({ ...address, ...picture })).queryByRole('img', { name: /Map/ })).toBeNull();
});

test('[E3] where people walk in, directions are the first action, before any request', () => {
  const requestAppointmentLink = { value: { href: '/request-an-appointment', text: 'Ask for a visit' } };
  const header = headerOf({ ...address, requestAppointmentLink, walkIn: { value: true } });
  const [first, second] = within(header)
    .getAllByRole('link')
    .filter((link) => link.closest('address') === null);
  expect(first?.textContent).toBe('Get Directions – Hyde Park (opens in a new window)');
  expect(second?.textContent).toBe('Ask for a visit');
});

test('[E3] elsewhere the header asks for a visit first', () => {
  const requestAppointmentLink = { value: { href: '/request-an-appointment', text: 'Ask for a visit' } };
  const [first] = within(headerOf({ ...address, requestAppointmentLink }))
    .getAllByRole('link')
    .filter((link) => link.closest('address') === null);
  expect(first?.textContent).toBe('Ask for a visit');
});
