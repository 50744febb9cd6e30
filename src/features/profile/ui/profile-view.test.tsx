import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext, type Page } from '@/cms/page';
import { phrasesOf } from '@/i18n/phrases';
import { withFilm } from '@/features/video/model/film';
import { PressedVideo } from '@/features/video/ui/pressed-video';
import { PhrasesContext } from '@/i18n/use-phrases';
import { profileOf, type ProfileItem } from '../model/read-profile';
import { emptyItem, fullItem, hostileItem } from './fixtures';
import { ProfileView } from './profile-view';

const page: Page = {
  language: 'en',
  defaultLanguage: 'en',
  direction: 'ltr',
  itemPath: fullItem.path,
  itemId: fullItem.id,
  templateName: 'Physician Details',
  isEditing: false,
  isPreview: false,
  theme: 'main',
  route: { displayName: '', fields: {} },
  pathname: fullItem.path,
  siteUrl: 'https://www.example.org',
  year: 2026,
} as Page;

const otherDoctors = [
  {
    npi: '1',
    name: 'Ida Moreno, MD',
    path: '/find-a-physician/physician/ida-moreno',
    image: '',
    specialty: 'Cardiology',
    phone: '773-555-0142',
    times: [{ words: 'Tue, Dec 1, 9:20 AM', href: '/find-a-physician/physician/ida-moreno#book=1' }],
  },
];

function view(item: ProfileItem, ratingMethod = ''): ReactNode {
  const profile = profileOf(item);
  const shown = {
    ...profile,
    otherDoctors,
    ratingMethod,
    video: profile.video && withFilm(profile.video, undefined),
  };
  return (
    <PageContext value={page}>
      <PhrasesContext value={phrasesOf(['profile', 'doctors'], {})}>
        <main>
          <ProfileView profile={shown} Video={PressedVideo}>
            <p>the box</p>
          </ProfileView>
        </main>
      </PhrasesContext>
    </PageContext>
  );
}

const without = (...names: readonly string[]): ProfileItem => ({
  ...fullItem,
  fields: Object.fromEntries(Object.entries(fullItem.fields).filter(([name]) => !names.includes(name))),
});

/** As the specification names them, in its order. */
const educationFields = [
  'boardCertifications',
  'memberships',
  'practicingSince',
  'medicalEducation',
  'internship',
  'residency',
  'fellowship',
  'otherGradEducation',
  'credentialsAndAwards',
  'publications',
  'researchAndPublications',
];

describe('a profile', () => {
  test('[D1] has its sections in order, each with its anchor', () => {
    const { container } = render(view(fullItem));
    const ids = [
      'About',
      'Specialities',
      'Locations',
      'Education',
      'acceptedInsurance',
      'externalProfessionalRelationships',
      'customContent1',
    ];
    expect(
      screen
        .getAllByRole('button', { expanded: false })
        .concat(screen.getAllByRole('button', { expanded: true })),
    ).toHaveLength(7);
    const found = ids.map((id) => container.querySelector(`#${id}`));
    expect(found.every((element) => element !== null)).toBe(true);
    expect(
      found.map((element) => within(element as HTMLElement).getAllByRole('button')[0]?.textContent),
    ).toEqual([
      'About',
      'Specialties & Areas of Expertise',
      'Locations & Patient Information',
      'Education & Research',
      'Accepted Insurance',
      'External Professional Relationships',
      'Research group',
    ]);
    const positions = found.map((element) =>
      [...container.querySelectorAll('[id]')].indexOf(element as Element),
    );
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  test.each([
    ['Specialties & Areas of Expertise', ['specialities', 'clinicalInterests']],
    ['Locations & Patient Information', ['primaryLocation', 'otherLocations']],
    ['Accepted Insurance', ['acceptedInsurancePlans', 'acceptedInsuranceDisclaimer']],
    ['External Professional Relationships', ['externalProfessionalRelationships']],
    ['Research group', ['customContent1']],
    ['Education & Research', educationFields],
  ])('[D1] "%s" is left out where it is empty', (title, names) => {
    render(view(without(...names)));
    expect(screen.queryByRole('button', { name: title })).toBeNull();
  });

  test('[D1] external relationships are explained', () => {
    render(view(fullItem));
    expect(screen.getByText(/We ask our physicians to report/)).toBeTruthy();
  });

  test('[D2] the header has name, pronouns, titles, rating, phone number and referral link', () => {
    render(view(fullItem));
    const header = within(screen.getAllByRole('article')[0]?.querySelector('header') as HTMLElement);
    expect(header.getByRole('heading', { level: 1 }).textContent).toBe('Amara Okafor, MD (she/her)');
    expect(header.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Professor of Medicine', 'Chief of Cardiology', 'Cardiologist']) as string[],
    );
    expect(header.getByRole('link', { name: /4.8 out of 5, 312 ratings/ }).getAttribute('href')).toBe(
      '#ratings-reviews',
    );
    expect(header.getByRole('link', { name: 'Call 773-555-0101' }).getAttribute('href')).toBe(
      'tel:+17735550101',
    );
    expect(header.getByRole('link', { name: 'Refer a patient' }).getAttribute('href')).toBe(
      '/refer-a-patient',
    );
    expect(header.getByRole('button', { name: 'UCM' })).toBeTruthy();
  });

  test('[D2] three specialties and three locations, the rest behind their anchors', () => {
    render(view(fullItem));
    expect(screen.getByRole('link', { name: 'See 2 more specialties' }).getAttribute('href')).toBe(
      '#Specialities',
    );
    expect(screen.getByRole('link', { name: 'See 1 more locations' }).getAttribute('href')).toBe(
      '#Locations',
    );
  });

  test('[D2] 25 ratings are too few for stars', () => {
    render(view({ ...fullItem, fields: { ...fullItem.fields, numberOfReviews: { value: '25' } } }));
    expect(screen.queryByText(/out of 5/)).toBeNull();
  });

  test('[D6] a long review is cut, and a button opens all of it', async () => {
    render(view(fullItem));
    const reviews = within(screen.getByRole('region', { name: 'Ratings & Reviews' }));
    expect(reviews.getByText('Kind and clear.')).toBeTruthy();
    expect(reviews.getByText('May 10, 2026')).toBeTruthy();
    const more = reviews.getByRole('button', { name: 'more...' });
    await userEvent.click(more);
    const full = within(await screen.findByRole('dialog', { name: 'Review' }));
    expect(full.getByText(/^Every question was answered\./).textContent?.length).toBeGreaterThan(180);
    await userEvent.click(full.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(more);
  });

  test('[D6] without a review there is no section, and the stars lead nowhere', () => {
    render(view(without('comments')));
    expect(screen.queryByRole('region', { name: 'Ratings & Reviews' })).toBeNull();
    expect(screen.getByText('4.8 out of 5, 312 ratings').closest('a')).toBeNull();
  });

  test('[D14] how ratings are made is behind the stars, also without a review', () => {
    const ratingMethod = '312 answered Pier Surveys since 2021.';
    render(view(without('comments'), ratingMethod));
    const reviews = within(screen.getByRole('region', { name: 'Ratings & Reviews' }));
    expect(reviews.getByText('4.8 out of 5, 312 ratings')).toBeTruthy();
    expect(reviews.getByText('How ratings are made').closest('details')?.textContent).toContain(ratingMethod);
    expect(reviews.queryByRole('group', { name: 'Reviews' })).toBeNull();
  });

  test('[D10] the appointment box is between the header and the sections', () => {
    render(view(fullItem));
    const box = screen.getByText('the box');
    expect(box.previousElementSibling?.tagName).toBe('HEADER');
  });

  test('[P3] hostile content stays text', () => {
    const html = renderToStaticMarkup(view(hostileItem));
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('</script>');
  });

  test.each([
    ['full', fullItem],
    ['empty', emptyItem],
    ['hostile', hostileItem],
  ])('[D1] no accessibility violation: %s', async (_name, item) => {
    const { container } = render(view(item));
    expect((await axe(container)).violations).toEqual([]);
  });
});

test('[D15] shows the logo, the departments and how many comments there are in all', () => {
  render(view(fullItem));
  expect(screen.getByRole('img', { name: 'Heart Center' })).toBeTruthy();
  expect(screen.getByText('Departments').nextElementSibling?.textContent).toBe(
    'Department of Medicine, Heart Center',
  );
  expect(screen.getByText('1148 comments')).toBeTruthy();
});

test('[D15] says nothing of them where nothing is known', () => {
  render(view(without('headerLogo', 'departments', 'totalCommentCount')));
  expect(screen.queryByRole('img', { name: 'Heart Center' })).toBeNull();
  expect(screen.queryByText('Departments')).toBeNull();
  expect(screen.queryByText(/comments?$/)).toBeNull();
});

test('[D8] the introduction has the physician’s own title and transcript, else is called after them', () => {
  const { unmount } = render(view(fullItem));
  const about = () => within(document.getElementById('About-panel') ?? document.body);
  expect(about().getByRole('link', { name: /^Play video ?: Meet Amara Okafor, MD$/ })).toBeTruthy();
  expect(about().getByText('Video Transcript').closest('details')?.textContent).toContain('Hello.');
  unmount();
  const titled = {
    ...fullItem,
    fields: { ...fullItem.fields, introVideoTitle: { value: 'A word from me' } },
  };
  render(view(titled));
  expect(about().getByRole('link', { name: /^Play video ?: A word from me$/ })).toBeTruthy();
});

describe('education and credentials', () => {
  const panel = () => document.getElementById('Education-panel') ?? document.body;
  const titles = () =>
    within(panel())
      .getAllByRole('heading')
      .map((heading) => heading.textContent);

  test('[D7] each part stands in its order, with what the author wrote', () => {
    const more = {
      memberships: { value: 'Heart Society; Rhythm Society' },
      internship: { value: 'Prairie Hospital' },
      residency: { value: 'Lakeshore' },
      fellowship: { value: 'Harbor' },
      otherGradEducation: { value: 'MPH' },
      credentialsAndAwards: { value: 'Teacher of the year' },
      publications: { value: { href: 'https://example.org/p', text: 'All papers' } },
    };
    render(view({ ...fullItem, fields: { ...fullItem.fields, ...more } }));
    expect(titles()).toEqual([
      'Board Certifications',
      'Memberships',
      'Practicing Since',
      'Medical Education',
      'Internship',
      'Residency',
      'Fellowship',
      'Other Graduate Education',
      'Credentials & Awards',
      'Publications',
      'Research & Publications',
    ]);
    const items = within(panel())
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items).toEqual(['Internal Medicine', 'Cardiology', 'Heart Society', 'Rhythm Society']);
    expect(within(panel()).getByRole('link', { name: 'All papers' }).getAttribute('href')).toBe(
      'https://example.org/p',
    );
    expect(within(panel()).getByText('2005')).toBeTruthy();
    expect(within(panel()).getByText('Valves.')).toBeTruthy();
  });

  test('[D7] a part without content is left out, and one alone keeps the section', () => {
    render(view({ ...emptyItem, fields: { practicingSince: { value: '1998' } } }));
    expect(titles()).toEqual(['Practicing Since']);
  });

  test('[D7] a link to publications without words of its own has some; without an address it is none', () => {
    const linked = (value: object) => ({ ...emptyItem, fields: { publications: { value } } });
    const { unmount } = render(view(linked({ href: 'https://example.org/p', text: '' })));
    expect(within(panel()).getByRole('link', { name: 'See publications' })).toBeTruthy();
    unmount();
    render(view(linked({ href: '', text: 'All papers' })));
    expect(screen.queryByRole('button', { name: 'Education & Research' })).toBeNull();
  });
});

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

  test.each([
    ['enabledForOnlineScheduling', /cannot book this doctor online/],
    ['acceptingNewPatients', /takes no new patients now/],
  ])('[D13] without %s they come first, and the page says why', (name, why) => {
    const { container } = render(view(without(name)));
    expect(within(others()).getByText(why)).toBeTruthy();
    expect(isBefore(others(), container.querySelector('#About'))).toBe(true);
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
    expect(header.getByText('Accepting New Patients')).toBeTruthy();
    expect(header.getByText('Offers video visits')).toBeTruthy();
    expect(header.getByRole('link', { name: 'Accepted insurance plans: 1' }).getAttribute('href')).toBe(
      '#acceptedInsurance',
    );
  });

  test('[D13] the way to the times stays on phones where there are any', () => {
    const { unmount } = render(view(fullItem));
    expect(screen.getByRole('link', { name: 'Book an appointment' }).getAttribute('href')).toBe('#book');
    unmount();
    render(view(without('enabledForOnlineScheduling')));
    expect(screen.queryByRole('link', { name: 'Book an appointment' })).toBeNull();
  });
});
