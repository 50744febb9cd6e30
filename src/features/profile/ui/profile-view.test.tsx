import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageKey } from '@/i18n/speech';
import { textKey } from '@/lib/text-key';
import { page, view, without } from '../testing/fixtures';
import { emptyItem, fullItem, hostileItem } from './fixtures';

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

  test.each([['content', { customContent1: { value: '<script>a()</script>' } }]])(
    '[D8] an own section whose %s is nothing when it is made safe is left out',
    (_, fields) => {
      const { container } = render(view({ ...fullItem, fields: { ...fullItem.fields, ...fields } }));
      expect(container.querySelector('#Education')).not.toBeNull();
      expect(container.querySelector('#customContent1')).toBeNull();
    },
  );

  test('[D8] an own section without a title has one of ours', () => {
    render(view(without('customTitle1')));
    expect(screen.getByRole('button', { name: 'More information' })).toBeTruthy();
  });

  test('[D6] a review that is nothing when it is made safe is left out', () => {
    const comments = JSON.stringify([{ comment: '<script>a()</script>' }, { comment: 'She listened.' }]);
    const { container } = render(
      view({ ...fullItem, fields: { ...fullItem.fields, comments: { value: comments } } }),
    );
    expect([...container.querySelectorAll('figure')].map((card) => card.textContent)).toEqual([
      'She listened.',
    ]);
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

  test('[A8] [D2] pronouns and the words for a picture say that they are English where nobody translated them', () => {
    const untranslated = ['she/her', 'Heart Center'].map(textKey);
    render(view(fullItem, '', { ...page, language: 'es-MX', untranslated }));
    expect(screen.getByText('she/her').lang).toBe('en');
    expect(screen.getByAltText('Heart Center').lang).toBe('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Amara Okafor, MD (she/her)');
  });

  test('[A8] [D8] each entry of a line of names says that it is English where nobody translated it', () => {
    render(view(fullItem, '', { ...page, language: 'ar', untranslated: [textKey('Heart Center')] }));
    const named = (name: string) =>
      screen.getAllByText(name).find((element) => element.parentElement?.tagName === 'DD');
    expect(named('Heart Center')?.parentElement?.textContent).toBe('Department of Medicine، Heart Center');
    for (const name of ['Heart Center', 'Spanish'])
      expect([named(name)?.lang, named(name)?.dir]).toEqual(['en', 'ltr']);
  });

  test('[A8] the name of a place does not say that its page is English; its address does, where nobody translated it', () => {
    const path = '/find-a-location/location/hyde-park';
    const linkWith = (untranslated: readonly string[]) => {
      const { container, unmount } = render(view(fullItem, '', { ...page, language: 'es-MX', untranslated }));
      const link = container.querySelector('header li a[href*="hyde-park"]');
      const found = [
        link?.textContent,
        link?.getAttribute('hreflang') ?? '',
        link?.querySelector('[lang]')?.textContent,
      ];
      unmount();
      return found;
    };
    const name = textKey('Hyde Park');
    expect(linkWith([name])).toEqual(['Hyde Park', '', 'Hyde Park']);
    expect(linkWith([name, pageKey(path, 'es-MX')])).toEqual(['Hyde Park (inglés)', 'en', 'Hyde Park']);
  });

  test('[D2] three specialties and three locations, the rest behind their anchors', () => {
    render(view(fullItem));
    expect(screen.getByRole('link', { name: 'See 2 more specialties' }).getAttribute('href')).toBe(
      '#Specialities',
    );
    expect(screen.getByRole('link', { name: 'See 1 more location' }).getAttribute('href')).toBe('#Locations');
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

  test('[D6] [A8] a review that nobody translated is marked, and says in which language it is', () => {
    const dateIn = (language: 'es-MX' | 'ar' | 'en', direction: 'ltr' | 'rtl' = 'ltr') => {
      const untranslated = [textKey('Kind and clear.')];
      const { unmount } = render(view(fullItem, '', { ...page, language, direction, untranslated }));
      const figure = screen.getByText('Kind and clear.').closest('figure');
      const found = [
        figure?.querySelector('blockquote')?.lang,
        figure?.querySelector('figcaption')?.textContent,
      ];
      unmount();
      return found;
    };
    expect(dateIn('es-MX')).toEqual(['en', '10 de mayo de 2026 · Written in inglés']);
    expect(dateIn('ar', 'rtl')).toEqual(['en', '10 مايو 2026 · Written in الإنجليزية']);
    expect(dateIn('en')).toEqual(['', 'May 10, 2026']);
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
    expect(reviews.queryByText(/\bcomments?\b/)).toBeNull();
    const header = screen.getAllByText('4.8 out of 5, 312 ratings')[0];
    expect(header?.closest('a')?.getAttribute('href')).toBe('#ratings-reviews');
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
  expect(screen.getByText(/^\d of 1,148 comments are shown$/)).toBeTruthy();
});

test('[D15] a total below the number of comments that are shown is not said', () => {
  const one = { totalCommentCount: { value: '1' } };
  render(view({ ...fullItem, fields: { ...fullItem.fields, ...one } }));
  expect(screen.queryByText(/\bcomments?\b/)).toBeNull();
});

test('[D15] says nothing of them where nothing is known', () => {
  render(view(without('headerLogo', 'departments', 'totalCommentCount')));
  expect(screen.queryByRole('img', { name: 'Heart Center' })).toBeNull();
  expect(screen.queryByText('Departments')).toBeNull();
  expect(screen.queryByText(/\bcomments?\b/)).toBeNull();
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
