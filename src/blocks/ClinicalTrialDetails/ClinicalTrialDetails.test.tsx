import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ClinicalTrialDetails } from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails';
import { fixtures } from '@/blocks/ClinicalTrialDetails/fixtures';
import { item, link, text } from '@/features/content/testing/fields';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('F1', 'ClinicalTrialDetails', ClinicalTrialDetails, fixtures);

test('[F1] the way to eligibility leads there without scripts', () => {
  const document = renderToStaticMarkup(blockElement(ClinicalTrialDetails, fixtures.default));
  expect(document).toContain('href="#eligibility"');
  expect(document).toContain('id="eligibility"');
});

test('[F1] the way to eligibility opens it where it was closed', async () => {
  renderBlock(ClinicalTrialDetails, fixtures.default);
  const section = screen.getByRole('button', { name: 'Eligibility details' });
  await userEvent.click(section);
  expect(section.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('link', { name: 'Eligibility details' }));
  expect(section.getAttribute('aria-expanded')).toBe('true');
});

test('[F1] the fragment of the address opens a section', async () => {
  window.history.replaceState(null, '', '#description');
  renderBlock(ClinicalTrialDetails, fixtures.default);
  const section = await screen.findByRole('button', { name: 'Detailed description' });
  expect(section.getAttribute('aria-expanded')).toBe('true');
  window.history.replaceState(null, '', window.location.pathname);
});

test('[O1] in the editor every section is open: its fields are edited in their place', () => {
  const editing = { ...fixtures.default, page: { ...fixtures.default.page, isEditing: true } };
  renderBlock(ClinicalTrialDetails, editing);
  const open = screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
  expect(open).toEqual(['Eligibility details', 'Detailed description', 'Conditions studied']);
  expect(screen.queryByRole('button', { expanded: false })).toBeNull();
});

test('[F1] says what it is, and leads to eligibility, registry and contact', () => {
  renderBlock(ClinicalTrialDetails, fixtures.default);
  expect(screen.getByRole('heading', { level: 1, name: 'A new pill for heart failure' })).toBeTruthy();
  expect(screen.getByText('Open to new patients')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Eligibility details' }).getAttribute('href')).toBe('#eligibility');
  expect(screen.getByRole('link', { name: /ClinicalTrials/ }).getAttribute('href')).toBe(
    'https://clinicaltrials.gov/study/NCT01234567',
  );
  expect(screen.getByRole('link', { name: '773-555-0111' }).getAttribute('href')).toBe('tel:+17735550111');
  expect(screen.getByRole('link', { name: 'Heart failure' }).getAttribute('href')).toBe(
    '/conditions-services/heart-failure',
  );
});

test('[F1] [F4] the first button writes to the study team; eligibility comes second', () => {
  const fields = { contactFormLink: link('/ask', 'Write to us') };
  const { container } = renderBlock(ClinicalTrialDetails, { ...fixtures.default, fields });
  const [first, second] = [...container.querySelectorAll('h1 ~ div a')];
  // The number and the title: whoever reads the form knows which study it is.
  expect(decodeURIComponent(first?.getAttribute('href') ?? '')).toMatch(/^\/ask\?study=NCT01234567: \S/);
  expect(second?.getAttribute('href')).toBe('#eligibility');
  expect(first?.className).not.toBe(second?.className);
});

test.each([
  [4, 1],
  [2, 1],
  [1, 0],
  [0, 0],
  [Number.NaN, 0],
])('[F1] with %d trials for the condition there are %d links to them: only above one', (count, links) => {
  renderBlock(ClinicalTrialDetails, {
    ...fixtures.default,
    data: { condition: 'Gout', count, href: '/trials?query=Gout' },
  });
  expect(screen.queryAllByRole('link', { name: `See all ${count} trials: Gout` })).toHaveLength(links);
});

test('[F2] every field of a trial is on its page', () => {
  const { container } = renderBlock(ClinicalTrialDetails, {
    page: { language: 'en' },
    routeFields: {
      pageNavigationTitle: text('A cream for hives'),
      BriefTitle: text('Cream and hives'),
      OfficialTitle: text('A study of cream in hives'),
      NCT: text('NCT00000077'),
      IRB: text('IRB-7'),
      LeadSponsor: text('A foundation'),
      LeadPhysicianName: text('Ida Berg, MD'),
      Collaborators: text('Two clinics'),
      Eligibility: text('Who has hives'),
      EligibilityDetails: text('<p>For six weeks</p>'),
      DetailedDescription: text('We look at skin'),
      BriefSummary: text('Does it help?'),
      HealthyVolunteers: text('false'),
      studyType: text('Interventional'),
      gender: text('Women'),
      statusAccrual: text('Recruiting'),
      ageGroup: text('Adults'),
      MinimumAge: text('19'),
      MaximumAge: text('64'),
      ContactName: text('Skin office'),
      ContactPhone: text('(312) 555-0147'),
      ContactEmail: text('skin@example.org'),
      UpdateDate: text('20260511T000000Z'),
      conditions: [item('Hives', { serviceLink: link('/services/hives', 'Hives') }), item('Itch', {})],
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'A cream for hives' })).toBeTruthy();
  for (const words of [
    'Cream and hives',
    'A study of cream in hives',
    'Trial number: NCT00000077',
    'IRB-7',
    'A foundation',
    'Ida Berg, MD',
    'Two clinics',
    'Who has hives',
    'For six weeks',
    'We look at skin',
    'Does it help?',
    'Interventional',
    'Women',
    'Recruiting',
    'Adults',
    '19 – 64',
    'Skin office',
    '(312) 555-0147',
    'skin@example.org',
    'May 11, 2026',
    'Itch',
  ])
    expect(container.textContent).toContain(words);
  expect(screen.getByText('Healthy volunteers').nextElementSibling?.textContent).toBe('No');
  expect(screen.getByRole('link', { name: 'Hives' }).getAttribute('href')).toBe('/services/hives');
  expect(screen.queryByRole('link', { name: 'Itch' })).toBeNull();
});

test('[F2] a condition has its display name: that of a tag, too', () => {
  const conditions = [item('heart-failure', { tagDisplayName: text('Weak heart') }), item('Gout', {})];
  renderBlock(ClinicalTrialDetails, { routeFields: { conditions } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Weak heart',
    'Gout',
  ]);
});

test('[F2] a study that says nothing about healthy volunteers is not said to take none', () => {
  const conditions = [item('Hives', {})];
  renderBlock(ClinicalTrialDetails, { routeFields: { HealthyVolunteers: { value: null }, conditions } });
  expect(screen.queryByText('Healthy volunteers')).toBeNull();
  expect(screen.queryByText(/Do you have this/)).toBeNull();
});

test('[F2] the lead physician may be a link; the official title needs no description; no phone, no empty line', () => {
  const { container } = renderBlock(ClinicalTrialDetails, {
    routeFields: {
      BriefTitle: text('Cream and hives'),
      OfficialTitle: text('A study of cream in hives'),
      leadPhysician: link('/find-a-physician/physician/ida-berg', 'Ida Berg, MD'),
      ContactName: text('Skin office'),
    },
  });
  expect(screen.getByRole('link', { name: 'Ida Berg, MD' }).getAttribute('href')).toBe(
    '/find-a-physician/physician/ida-berg',
  );
  expect(container.textContent).toContain('A study of cream in hives');
  expect([...container.querySelectorAll('p')].filter(({ textContent }) => textContent === '')).toEqual([]);
});

test('[F1] authors read which fields are still empty; a number that is none is shown as it stands', () => {
  const { unmount } = renderBlock(ClinicalTrialDetails, fixtures.editing);
  expect(screen.getByText(/still empty are BriefTitle, studyType, statusAccrual/)).toBeTruthy();
  unmount();
  renderBlock(ClinicalTrialDetails, fixtures.oddNumbers);
  expect(screen.getByText('Ask at the desk')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /ClinicalTrials/ })).toBeNull();
});

test('[F4] a study is sent on by mail, with its title and whole address', () => {
  renderBlock(ClinicalTrialDetails, fixtures.default);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send this study by email' });
  expect(href).toMatch(/^mailto:\?subject=A%20new%20pill%20for%20heart%20failure&body=http/);
});

test('[F4] the form that an author chose is at the top and beside the contact, also where a study names nobody', () => {
  renderBlock(ClinicalTrialDetails, {
    routeFields: { BriefTitle: text('Walks') },
    fields: { contactFormLink: link('/ask', 'Write to us') },
  });
  const contact = screen.getByRole('heading', { level: 2, name: 'Contact' });
  const links = screen.getAllByRole('link', { name: 'Write to us' });
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['/ask?study=Walks', '/ask?study=Walks']);
  expect(contact.parentElement?.contains(links[1] ?? null)).toBe(true);
});

test('[F1] what holds for every study stands below who may take part', () => {
  renderBlock(ClinicalTrialDetails, {
    ...fixtures.default,
    fields: { eligibilityNote: text('<p>You can stop at any time.</p>') },
  });
  const note = screen.getByText('You can stop at any time.');
  const heading = screen.getByRole('heading', { level: 2, name: 'Eligibility details' });
  const next = screen.getByRole('heading', { level: 2, name: 'Detailed description' });
  expect(heading.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(next.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test.each([
  ['18 Years', '65 Years', '18 years – 65 years'],
  ['18 Years', 'N/A', '18 years and older'],
  ['', '17 Years', 'Up to 17 years'],
  ['Full-term, 1 day', '6 Months', 'Full-term, 1 day – 6 months'],
  ['N/A', 'N/A', undefined],
])('[F2] ages from "%s" to "%s" are said as %s', (from, to, said) => {
  renderBlock(ClinicalTrialDetails, {
    routeFields: { ...fixtures.default.routeFields, MinimumAge: text(from), MaximumAge: text(to) },
  });
  expect(screen.queryByText('Ages')?.nextElementSibling?.textContent).toBe(said);
});

test.each([
  ['es-MX', '18 años', '6 meses'],
  ['ar', '18 سنة', '6 أشهر'],
])('[F2] [A8] an age as registries write it is said in %s', (language, from, to) => {
  const routeFields = { MinimumAge: text('18 Years'), MaximumAge: text('6 Months') };
  const { container } = renderBlock(ClinicalTrialDetails, { page: { language }, routeFields });
  expect(container.textContent).toContain(`${from} – ${to}`);
});

test('[F1] a number in small letters leads to the registry too', () => {
  renderBlock(ClinicalTrialDetails, {
    routeFields: { ...fixtures.default.routeFields, NCT: text('nct01234567') },
  });
  expect(screen.getByRole('link', { name: /ClinicalTrials/ }).getAttribute('href')).toBe(
    'https://clinicaltrials.gov/study/NCT01234567',
  );
});

test.each([
  ['en', 'Heart failure, Gout'],
  ['ar', 'Heart failure، Gout'],
])('[F2] [F4] several conditions are one list of the language %s', (language, list) => {
  const { container } = renderBlock(ClinicalTrialDetails, {
    page: { language },
    routeFields: {
      ...fixtures.onlyOne.routeFields,
      conditions: [item('Heart failure', {}), item('Gout', {})],
    },
  });
  const question = [...container.querySelectorAll('legend')].at(-1);
  expect(question?.textContent).toContain(list);
  expect(question?.querySelectorAll('[lang=en]')).toHaveLength(language === 'ar' ? 2 : 0);
});

test.each([
  ['773-555-0193 ext. 4', 'tel:+17735550193,4'],
  ['+81-952-34-2364', 'tel:+81952342364'],
])('[F1] the contact of a study is called at %s', (phone, href) => {
  renderBlock(ClinicalTrialDetails, {
    routeFields: { ...fixtures.default.routeFields, ContactPhone: text(phone) },
  });
  expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(href);
});

test('[F2] an address that is none is no link', () => {
  const routeFields = { ...fixtures.default.routeFields, ContactEmail: text('Ask at the desk') };
  renderBlock(ClinicalTrialDetails, { routeFields });
  expect(screen.getByText('Ask at the desk').closest('a')).toBeNull();
});

test('[A8] [F1] status and kind of a study say that they are English where nobody translated them', () => {
  const page = { ...fixtures.default.page, direction: 'rtl', language: 'ar' } as const;
  renderBlock(ClinicalTrialDetails, { ...fixtures.default, page });
  expect(screen.getByText('Open to new patients').lang).toBe('en');
  expect(screen.getAllByText('Interventional')[0]?.lang).toBe('en');
});

test('[F1] a study says what it asks of those who take part, as far as it tells it', () => {
  const { unmount } = renderBlock(ClinicalTrialDetails, fixtures.default);
  expect(screen.queryByRole('heading', { name: 'What it asks of you' })).toBeNull();
  unmount();
  renderBlock(ClinicalTrialDetails, fixtures.withAsks);
  const box = screen.getByRole('heading', { name: 'What it asks of you' }).closest('section');
  expect([...(box?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Visits8 visits',
    'WhereCalder Hospital · At home',
  ]);
});
