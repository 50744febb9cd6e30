import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, view, without } from '../testing/fixtures';
import { fullItem, tag } from './fixtures';

describe('a next step', () => {
  const others = () => screen.getByRole('region', { name: 'Other doctors: Cardiology' });
  const isBefore = (one: HTMLElement, other: Element | null) =>
    other !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  test('[D13] doctors of the specialty with their times, all of them, and the soonest visit come last on a full profile', () => {
    const { container } = render(view(fullItem));
    const links = within(others()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ida Moreno, MD', '/find-a-physician/physician/ida-moreno'],
      ['Tue, Dec 1, 9:20 AM', '/find-a-physician/physician/ida-moreno#book=1'],
      ['All doctors: Cardiology', '/find-a-physician?filter=c_visible_specialties_sm%3A%22Cardiology%22'],
      ['Soonest visit with any doctor', '/soonest-appointment'],
    ]);
    expect(isBefore(others(), container.querySelector('#About'))).toBe(false);
  });

  test("[D9] [D13] on the children's pages a doctor who sees children is shown and booked there", () => {
    render(view(fullItem, '', { ...page, theme: 'comer' }));
    const hrefs = within(others())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 2)).toEqual([
      '/comer/find-a-physician/physician/ida-moreno',
      '/comer/find-a-physician/physician/ida-moreno#book=1',
    ]);
  });

  test('[D13] who has nothing but a name leads to all doctors and to the soonest visit', () => {
    const { container } = render(view({ ...fullItem, fields: { headlineText: { value: 'Ann Onn' } } }));
    const links = ['All doctors', 'Soonest visit with any doctor'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/find-a-physician', '/soonest-appointment']);
    expect(container.querySelector('#other-doctors')).toBeNull();
  });

  test('[D13] where nobody else of the specialty is known, no heading stands over nobody; the ways on stay', () => {
    render(view(fullItem, '', page, []));
    expect(screen.queryByRole('heading', { name: /^Other doctors/ })).toBeNull();
    for (const name of ['All doctors: Cardiology', 'Soonest visit with any doctor'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  test.each([
    ['enabledForOnlineScheduling', /cannot book this doctor online/, false],
    ['acceptingNewPatients', /takes no new patients now/, true],
  ])(
    '[D13] without %s the page says why they are here; first where nobody new is taken',
    (name, why, first) => {
      const unticked = { ...fullItem, fields: { ...fullItem.fields, [name]: { value: false } } };
      const { container } = render(view(unticked));
      expect(within(others()).getByText(why)).toBeTruthy();
      expect(isBefore(others(), container.querySelector('#About'))).toBe(first);
    },
  );

  test('[D2] [D13] who cannot be booked online is asked by a request that names them; a partner’s doctor by phone', () => {
    const unticked = { enabledForOnlineScheduling: { value: false } };
    const shown = (fields: object) => {
      const { unmount, container } = render(
        view({ ...fullItem, fields: { ...fullItem.fields, ...fields } as typeof fullItem.fields }),
      );
      const links = [...(container.querySelector('header')?.querySelectorAll('a') ?? [])];
      const found = links
        .map((link) => [link.textContent, link.getAttribute('href'), link.className])
        .filter(([, href]) => /request|^tel:/.test(href ?? ''));
      unmount();
      return found;
    };
    const request = ['Request an appointment', '/request-an-appointment?doctor=amara-okafor'];
    const call = ['Call 773-555-0101', 'tel:+17735550101'];
    const [first, second] = shown(unticked);
    expect([first?.slice(0, 2), second?.slice(0, 2)]).toEqual([request, call]);
    const [only, ...others] = shown({ ...unticked, physicianType: tag('Ingalls') });
    expect([only?.slice(0, 2), others]).toEqual([call, []]);
    expect(only?.[2]).toBe(first?.[2]);
    expect(shown({}).map(([, href]) => href)).toEqual(['tel:+17735550101']);
  });

  test('[D13] a profile is sent by mail, printed, and kept as a contact; who looks at it tells no network', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    render(view(fullItem));
    const keep = within(screen.getByRole('list', { name: 'Share or keep this page' }));
    expect(keep.getByRole('link', { name: 'Send by email' }).getAttribute('href')).toBe(
      'mailto:?subject=Amara%20Okafor%2C%20MD&body=https%3A%2F%2Fwww.example.org%2Ffind-a-physician%2Fphysician%2Famara-okafor',
    );
    expect(keep.getByRole('link', { name: 'Save to your contacts' }).getAttribute('href')).toBe(
      '/api/contact-card?path=%2Ffind-a-physician%2Fphysician%2Famara-okafor&language=en',
    );
    await userEvent.click(keep.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('[D13] who takes new patients and video visits is said in words, and how many plans are taken leads to them', () => {
    render(view(fullItem));
    const header = within(screen.getAllByRole('article')[0]?.querySelector('header') as HTMLElement);
    expect(header.getByText('Accepting new patients')).toBeTruthy();
    expect(header.getByText('Video visits')).toBeTruthy();
    expect(header.getByRole('link', { name: 'Accepted insurance plans: 1' }).getAttribute('href')).toBe(
      '#acceptedInsurance',
    );
  });

  test('[D13] of whom the CMS says nothing, the page says neither that they take new patients nor that they do not', () => {
    const { container } = render(view(without('acceptingNewPatients')));
    expect(screen.queryByText(/accepting new patients|no new patients/i)).toBeNull();
    expect(isBefore(others(), container.querySelector('#About'))).toBe(false);
  });

  test('[D13] the way to the times stays on phones where there are any', () => {
    const { unmount } = render(view(fullItem));
    const ways = screen.getAllByRole('link', { name: 'Book an appointment' });
    // One in the first window, and one that stays further down.
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#book', '#book']);
    expect(ways.map((way) => way.closest('[data-book]') !== null)).toEqual([false, true]);
    unmount();
    render(view(without('enabledForOnlineScheduling')));
    expect(screen.queryByRole('link', { name: 'Book an appointment' })).toBeNull();
  });
});
