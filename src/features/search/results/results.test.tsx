import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { emptySearch } from '@/domain/search/search-url';
import { textKey } from '@/lib/text-key';
import { locationHit, physicianHit, results } from '../testing/fixtures';
import { view } from '../testing/search-world';

beforeEach(() => window.history.replaceState(null, '', '/find-a-physician'));

describe('the results as cards', () => {
  test('[B17] who belongs to the partner hospital leads to the profile in place of a request, and to times that can be booked', () => {
    const hits = [
      { ...physicianHit, id: '1', providerType: 'Ingalls', hasOnlineScheduling: false },
      { ...physicianHit, id: '2', hasOnlineScheduling: false },
      { ...physicianHit, id: '3', ratingCount: 25 },
      { ...physicianHit, id: '4', providerType: 'Ingalls' },
    ];
    render(view({ outcome: { ok: true, results: { ...results, hits, total: 4 } } }));
    const [partner, requested, booked, both] = screen.getAllByRole('article').map((card) => within(card));
    expect(partner?.getByText('See Profile').getAttribute('href')).toBe(physicianHit.path);
    expect(partner?.queryByText('Book Online')).toBeNull();
    expect(partner?.queryByText('Request an Appointment')).toBeNull();
    expect(both?.getByText('See Profile').getAttribute('href')).toBe(physicianHit.path);
    expect(both?.getByText('Book Online').getAttribute('href')).toBe(`${physicianHit.path}#book`);
    expect(booked?.queryByText('See Profile')).toBeNull();
    expect(requested?.getByText('Request an Appointment').getAttribute('href')).toBe(
      '/request-an-appointment?doctor=amara-okafor',
    );
    expect(booked?.getByText('Book Online').getAttribute('href')).toBe(`${physicianHit.path}#book`);
    expect(requested?.getByText('4.8 out of 5, 312 ratings')).toBeTruthy();
    expect(booked?.queryByText(/out of 5/)).toBeNull();
  });

  test('[A8] [B17] names on cards say that they are English where nobody translated them', () => {
    const names = ['Sleep medicine', 'Hyde Park', 'Free parking', 'Calder Evanston'];
    const hits = [
      { ...physicianHit, specialties: ['Cardiología', 'Sleep medicine'], locations: ['Hyde Park'] },
      { ...locationHit, title: 'Calder Evanston', parking: 'Free parking', services: ['Cardiología'] },
    ];
    const untranslated = names.map(textKey);
    render(
      view(
        { outcome: { ok: true, results: { ...results, hits, total: 2, untranslated } } },
        { language: 'es-MX' },
      ),
    );
    for (const name of names) expect(screen.getByText(name).lang).toBe('en');
    for (const name of screen.getAllByText('Cardiología')) expect(name.lang).toBe('');
  });

  test('[B17] words in place of a number are read on a card, and call nobody', () => {
    const hits = [{ ...locationHit, phone: 'Call the front desk' }];
    render(view({ outcome: { ok: true, results: { ...results, hits, total: 1 } } }));
    expect(screen.getByText('Call the front desk').closest('a')).toBeNull();
  });

  test('[B17] [D6] a rating is spoken as it is shown', () => {
    const hits = [4.76, 5].map((rating, index) => ({ ...physicianHit, id: String(index), rating }));
    render(view({ outcome: { ok: true, results: { ...results, hits, total: 2 } } }));
    for (const words of ['4.8 out of 5, 312 ratings', '5.0 out of 5, 312 ratings'])
      expect(screen.getByText(words).closest('.visually-hidden, [aria-hidden]')).toBeNull();
  });

  test('[B11] [B17] who takes no new patients says so, and leads them to a request that names the doctor', () => {
    const hits = [
      { ...physicianHit, id: '1', acceptsNewPatients: false },
      { ...physicianHit, id: '2', acceptsNewPatients: null },
    ];
    const cards = () => screen.getAllByRole('article').map((card) => within(card));
    const shown = { ...results, hits, total: 2 };
    const { unmount } = render(view({ outcome: { ok: true, results: shown } }));
    const [closed, unknown] = cards();
    expect(closed?.getByText('Not accepting new patients at this time')).toBeTruthy();
    expect(closed?.getByText('Request an Appointment').getAttribute('href')).toBe(
      '/request-an-appointment?doctor=amara-okafor',
    );
    expect(unknown?.queryByText(/new patients/)).toBeNull();
    expect(unknown?.getByText('Book Online')).toBeTruthy();
    unmount();
    const returning = { ...emptySearch, typeReturn: true };
    render(view({ outcome: { ok: true, results: shown }, state: returning }));
    const [known] = cards();
    expect(known?.getByText('Not accepting new patients at this time')).toBeTruthy();
    expect(known?.getByText('Book Online')).toBeTruthy();
  });

  test('[B17] [I8] without scripts a card leads to the doctor’s open times, not to the profile', () => {
    const path = '/find-a-physician/physician/nkechi-calloway-ito';
    const shown = { ...results, hits: [{ ...physicianHit, path: `${path}?from=search` }], total: 1 };
    const linksFor = (typeReturn: boolean) => {
      const page = document.createElement('div');
      page.innerHTML = renderToString(
        view({ outcome: { ok: true, results: shown }, state: { ...emptySearch, typeReturn } }),
      );
      // With scripts the contents are text.
      const written = [...page.querySelectorAll('article noscript')].map((one) => one.textContent).join('');
      page.innerHTML = written;
      return [...page.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-label'),
      ]);
    };
    const label = `Book online with ${physicianHit.title}`;
    const steps = `/schedule-an-appointment/steps?doctor=${path}`;
    expect(linksFor(false)).toEqual([['Book Online', steps, label]]);
    expect(linksFor(true)).toEqual([['Book Online', `${steps}&visits=returning`, label]]);
  });

  test('[D9] on the pages of the children’s hospital, who sees children leads to the profile there', () => {
    const hits = [
      { ...physicianHit, id: '1', seesChildren: true },
      { ...physicianHit, id: '2' },
    ];
    render(view({ outcome: { ok: true, results: { ...results, hits, total: 2 } } }, { theme: 'comer' }));
    const links = screen.getAllByRole('link', { name: "See Amara Okafor, MD's profile" });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/comer${physicianHit.path}`,
      physicianHit.path,
    ]);
  });

  test('[B17] two items of a list, the rest behind a link to its section', () => {
    render(view({ outcome: { ok: true, results: { ...results, hits: [physicianHit], total: 1 } } }));
    const card = within(screen.getByRole('article'));
    expect(
      card.getByRole('link', { name: '1 more: specialties of Amara Okafor, MD' }).getAttribute('href'),
    ).toBe(`${physicianHit.path}#Specialities`);
    expect(
      card.getByRole('link', { name: '2 more: locations of Amara Okafor, MD' }).getAttribute('href'),
    ).toBe(`${physicianHit.path}#Locations`);
    expect(card.queryByText(/Preventive/)).toBeNull();
  });

  test('[B17] a location shows where it is and how to get there', () => {
    render(view({ outcome: { ok: true, results: { ...results, hits: [locationHit], total: 1 } } }));
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: /^Get directions to Calder Hospital/ })).toBeTruthy();
    expect(card.getByRole('link', { name: /1 more: services/ }).getAttribute('href')).toBe(
      `${locationHit.path}#Services`,
    );
  });
});

test('[B10] [E7] [B28] where all that fits is closed now, a link shows it with its hours', () => {
  const typed = { ...emptySearch, query: 'urgent care open now' };
  const open = { field: 'c_open_now_b', value: 'true' };
  const state = { ...typed, query: 'urgent care', filters: [open] };
  const found = {
    ...results,
    relaxed: { query: 'care', without: ['urgent'] },
    read: { typed, state },
    closed: open,
  };
  render(view({ state, outcome: { ok: true, results: found } }));
  expect(screen.getByText(/^Nothing for “urgent care” is open now\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See when it opens' });
  expect(new URL(link.getAttribute('href') ?? '', 'http://site').search).toBe('?query=urgent+care');
});
