import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { PageContext, type Page } from '@/cms/page';
import { safeContent } from '#cms/normalize-layout';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { textKey } from '@/lib/text-key';
import { locationOf, type Location } from '../model/location';
import { LocationView } from './location-view';

const page = {
  language: 'es-MX',
  defaultLanguage: 'en',
  isEditing: false,
  isPreview: false,
  pathname: '/find-a-location/location/hyde-park',
  siteUrl: 'https://www.example.org',
} as Page;

const service = (name: string) => ({
  id: name,
  displayName: name,
  url: `/conditions-services/${name.toLowerCase()}`,
  fields: {},
});
const full = {
  locationTitle: { value: 'Calder Hospital, Hyde Park' },
  address1: { value: '5800 South Drexel Avenue' },
  city: { value: 'Chicago' },
  state: { value: 'IL' },
  zipCode: { value: '60637' },
  phoneNumber: { value: '773-555-0150' },
  requestAppointmentLink: { value: { href: '/request-an-appointment', text: 'Request an appointment' } },
  campusMapLink: { value: { href: '/-/media/map.pdf', text: 'Campus map' } },
  services: ['Stroke', 'Asthma', 'Sleep', 'Diabetes'].map((name) => service(name)),
  locationHours: { value: { Monday: '8–5', Tuesday: '8–5', Wednesday: '8–5', Saturday: '9–12' } },
  freeOrDiscountParking: { id: 'x', displayName: 'Free parking', fields: {} },
  bodyContent: { value: '<p>Our first hospital.</p>' },
  insurancesAccepted: { value: '<p>Most plans.</p>' },
  drivingDirectionsAndParking: { value: '<p>Take exit 57.</p>' },
  customTitle1: { value: 'Visitors' },
  customContent1: { value: '<p>Always welcome.</p>' },
};

/** As the server sends it to the view. */
function safe(location: Location): Location {
  return safeContent(location, { speech: page, isEditing: false }) as Location;
}

function view(
  fields: Readonly<Record<string, unknown>>,
  doctors: NonNullable<Location['doctors']> = [],
  untranslated: readonly string[] = [],
): ReactNode {
  return (
    <PageContext value={{ ...page, untranslated: untranslated.map(textKey) }}>
      <PhrasesContext value={phrasesOf(['location'], {})}>
        <main>
          <LocationView
            location={safe({
              ...locationOf({ id: 'l', displayName: 'Hyde Park', path: page.pathname, fields }),
              doctors,
            })}
          />
        </main>
      </PhrasesContext>
    </PageContext>
  );
}

const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(full).filter(([name]) => !names.includes(name)));

describe('a location', () => {
  test('[E1] the header says where it is and how to reach it', () => {
    render(view(full));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calder Hospital, Hyde Park');
    expect(screen.getAllByRole('link', { name: /5800 South Drexel/ })[0]?.getAttribute('href')).toContain(
      'google.com/maps/dir',
    );
    const calls = screen.getAllByRole('link', { name: 'Call 773-555-0150' });
    expect(calls.map((call) => call.getAttribute('href'))).toEqual(['tel:+17735550150', 'tel:+17735550150']);
    expect(screen.getByRole('link', { name: 'Campus map' }).getAttribute('href')).toBe('/-/media/map.pdf');
    expect(screen.getByRole('link', { name: 'Request an appointment' }).getAttribute('href')).toBe(
      '/es-mx/request-an-appointment',
    );
  });

  test('[E1] phone and directions stand at the end once more, each only where it is known', () => {
    const { container, unmount } = render(view(full));
    const last = container.querySelector('article > p:last-of-type');
    expect([...(last?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Call 773-555-0150',
      'Get Directions – Calder Hospital, Hyde Park (opens in a new window)',
    ]);
    unmount();
    render(view(without('phoneNumber', 'zipCode')));
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Get Directions/ })).toBeNull();
  });

  test('[E3] without state or ZIP code the address is no link', () => {
    render(view(without('zipCode')));
    expect(screen.queryByRole('link', { name: /5800 South Drexel/ })).toBeNull();
    expect(screen.getAllByText(/5800 South Drexel/).length).toBeGreaterThan(0);
  });

  test('[E1] three of each, the rest behind its section', () => {
    render(view(full));
    expect(screen.getByRole('link', { name: 'See 1 more service' }).getAttribute('href')).toBe('#Services');
    expect(screen.getByRole('link', { name: 'See all hours' }).getAttribute('href')).toBe('#Hours');
  });

  test.each([
    ['About', ['bodyContent']],
    ['Services & Specialties', ['services']],
    ['Hours of Operation', ['locationHours']],
    ['Insurances Accepted', ['insurancesAccepted']],
    ['Directions & Parking', ['zipCode', 'drivingDirectionsAndParking']],
    ['Visitors', ['customContent1']],
    ['Visitors', ['customTitle1']],
  ])('[E2] "%s" is a tab only where it has content', (title, names) => {
    const { container, unmount } = render(view(full));
    expect(container.querySelector('#locationDetail')).toBeTruthy();
    expect(screen.getByRole('button', { name: title })).toBeTruthy();
    unmount();
    render(view(without(...names)));
    expect(screen.queryByRole('button', { name: title })).toBeNull();
  });

  test('[A8] [E1] the words of links and tags say that they are English where nobody translated them', () => {
    const centerHoursLink = { value: { href: '/hours', text: 'Hours of our centers' } };
    const words = ['Request an appointment', 'Campus map', 'Hours of our centers', 'Free parking', 'Stroke'];
    const parkingTypes = [{ id: 'y', displayName: 'Valet', fields: {} }];
    render(view({ ...full, centerHoursLink, parkingTypes }, [], words));
    for (const text of words) for (const shown of screen.getAllByText(text)) expect(shown.lang).toBe('en');
  });

  test('[E2] a custom section needs a title and content, also of what is left when they are made safe', () => {
    const { container } = render(
      view({
        ...full,
        customTitle1: { value: '<iframe src="https://example.org"></iframe>' },
        customContent1: { value: '<p>a</p>' },
        customTitle2: { value: 'B' },
        customContent2: { value: '<script>b()</script>' },
        customTitle3: { value: 'C' },
        customContent3: { value: '<p>c</p>' },
      }),
    );
    const names = [...container.querySelectorAll('#locationDetail button')].map(
      (button) => button.textContent,
    );
    expect(names.slice(-2)).toEqual(['Directions & Parking', 'C']);
    // Its address does not depend on the other sections.
    expect(container.querySelector('#customContent3')).toBeTruthy();
    expect(container.querySelector('#customContent1')).toBeNull();
  });

  test.each([
    ['a place without an address and directions', ['zipCode', 'drivingDirectionsAndParking']],
    ['a place with a link for its hours alone', ['locationHours']],
    ['a place of which nothing is left out', []],
  ])('[E1] every link of the summaries leads to a section: %s', (_, names) => {
    const more = {
      centerHoursLink: { value: { href: '/hours', text: 'Hours of our centers' } },
      parkingTypes: ['Garage', 'Street', 'Valet'].map((name) => service(name)),
    };
    const { container } = render(view({ ...without(...names), ...more }));
    const fragments = [...container.querySelectorAll('a[href^="#"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(fragments).toContain('#Services');
    for (const fragment of fragments) expect(container.querySelector(String(fragment))).not.toBeNull();
    // What no section holds is listed whole.
    expect(screen.queryByText('Valet') === null).toBe(fragments.includes('#Directions'));
  });

  test('[E2] directions are there for an address alone, and for a text alone', () => {
    const { unmount } = render(view(without('drivingDirectionsAndParking')));
    expect(screen.getByRole('button', { name: 'Directions & Parking' })).toBeTruthy();
    unmount();
    render(view(without('zipCode')));
    expect(screen.getByRole('button', { name: 'Directions & Parking' })).toBeTruthy();
  });

  test('[E2] directions show a map with the place in its middle, where its position is known', () => {
    const { unmount } = render(view({ ...full, latitude: { value: 41.5 }, longitude: { value: -88 } }));
    const map = screen.getByRole('img', { name: 'Map around Calder Hospital, Hyde Park', hidden: true });
    expect(map.getAttribute('src')).toBe('/api/map-picture?at=41.50000,-88.00000');
    expect(map.closest('picture')?.querySelector('source')?.getAttribute('srcset')).toBe(
      '/api/map-picture?at=41.50000,-88.00000&size=small',
    );
    unmount();
    render(view({ ...full, latitude: { value: 'north' } }));
    expect(screen.queryByRole('img', { hidden: true })).toBeNull();
  });

  test('[E1] its physicians are a search away', () => {
    render(view(full));
    const href = screen.getByRole('link', { name: /^Find a doctor at/ }).getAttribute('href') ?? '';
    expect(href.startsWith('/es-mx/find-a-physician?')).toBe(true);
    expect(new URLSearchParams(href.split('?')[1]).get('filter')).toBe(
      'c_provider_locations_sm:"Calder Hospital, Hyde Park"',
    );
  });

  test('[E6] hours are a table with days for headings', () => {
    render(view(full));
    expect(
      within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('rowheader', { hidden: true }),
    ).toHaveLength(4);
  });

  test('[E6] neighbourhood, kinds of place, kinds of parking and its price are said; none of them leaves a gap', () => {
    const tag = (displayName: string) => ({ id: displayName, displayName, fields: {} });
    const { unmount } = render(
      view({
        ...full,
        neighborhood: { value: 'Harbor East' },
        locationTypes: [tag('Birth center'), tag('Clinic')],
        parkingTypes: [tag('Garage'), tag('Valet')],
        freeOrDiscountParking: tag('Discounted parking'),
      }),
    );
    const facts = new Map(
      screen
        .getAllByRole('term', { hidden: true })
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts.get('Neighborhood')).toBe('Harbor East');
    expect(facts.get('Parking')).toBe('Discounted parking, Garage, Valet');
    const tags = within(screen.getByRole('banner')).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'Birth center',
      'Clinic',
      'Discounted parking',
    ]);
    unmount();
    render(view(without('freeOrDiscountParking')));
    const names = screen.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
    expect(names).not.toContain('Neighborhood');
    expect(names).not.toContain('Parking');
  });

  test.each([
    ['full', full],
    ['empty', {}],
  ])('[E1] no accessibility violation: %s', async (_name, fields) => {
    const { container } = render(view(fields));
    expect((await axe(container)).violations).toEqual([]);
  });
});

const doctor = { npi: '1', image: '', phone: '', seesChildren: false, times: [] };

test('[E2] doctors of the place stand on its page, above the way to all of them', () => {
  render(
    view(full, [
      {
        ...doctor,
        name: 'Ida Moreno, MD',
        path: '/find-a-physician/physician/ida-moreno',
        specialty: 'Stroke',
      },
    ]),
  );
  const here = within(screen.getByRole('heading', { name: 'Doctors here' }).parentElement as HTMLElement);
  expect(here.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/es-mx/find-a-physician/physician/ida-moreno',
    expect.stringMatching(/^\/es-mx\/find-a-physician\?filter=c_provider_locations_sm/),
  ]);
  expect(here.queryByText(/Call/)).toBeNull();
});

test('[E2] of a place whose page has no other words, its doctors are there all the same', () => {
  const ida = { ...doctor, name: 'Ida Moreno, MD', path: '/p', specialty: '' };
  render(view({ locationTitle: { value: 'Quay' } }, [ida]));
  const here = screen.getByRole('heading', { name: 'Doctors here', level: 2 }).parentElement as HTMLElement;
  expect(within(here).getByRole('link', { name: 'Ida Moreno, MD' })).toBeTruthy();
  expect(within(here).getByRole('link', { name: 'Find a doctor at Quay' })).toBeTruthy();
});

test('[E7] only a place that measures its waiting time names itself to the service', () => {
  const { container, unmount } = render(view(full));
  expect(container.querySelector('waiting-time')).toBeNull();
  unmount();
  const measured = render(view({ ...full, waitingTimeId: { value: 'hyde-park' } })).container;
  expect(measured.querySelector('waiting-time')?.getAttribute('data-place')).toBe('hyde-park');
});
