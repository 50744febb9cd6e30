import { screen, within } from '@testing-library/react';
import { ConditionAccordion } from '@/blocks/ConditionAccordion/ConditionAccordion';
import { fixtures } from '@/blocks/ConditionAccordion/fixtures';
import { item, text } from '@/features/content/testing/fields';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G1', 'ConditionAccordion', ConditionAccordion, fixtures);

const titlesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);

test('[G1] sections that are a FAQ tell search engines their questions, ten at most', () => {
  const accordionItems = Array.from({ length: 12 }, (_, at) => ({
    id: `q-${at}`,
    name: `q-${at}`,
    fields: { accordionTitle: { value: `Question ${at}` }, accordionText: { value: 'An answer' } },
  }));
  const { container } = renderBlock(ConditionAccordion, {
    fields: { IsFaq: { value: true }, accordionItems },
  });
  const told = JSON.parse(container.querySelector('[type="application/ld+json"]')?.textContent ?? '{}');
  expect(told).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 10 } });
});

test("[G1] the sections are those of the condition's page, in their order, open, without the empty ones", () => {
  const { container } = renderBlock(ConditionAccordion, fixtures.ofThePage);
  expect(titlesOf(container)).toEqual([
    'Symptoms',
    'How it is treated',
    'What you can do yourself',
    'Questions to ask your doctor',
  ]);
  expect(container.querySelectorAll('details:not([open])')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Cardiology' }).getAttribute('href')).toBe(
    '/find-a-physician?query=Cardiology',
  );
  // "Doctors who can help" is the block's beside it: no page has one heading twice.
  expect(screen.getByRole('heading', { name: 'Doctors by specialty' })).toBeTruthy();
});

test('[G1] when to call stands before the sections: 911, a doctor, and whom to ask at any hour', () => {
  renderBlock(ConditionAccordion, fixtures.ofThePage);
  const help = screen.getByRole('region', { name: 'When to call a doctor' });
  expect(help.textContent).toMatch(/You faint.*You are in crisis.*Your feet swell.*Ask a nurse/);
  const symptoms = screen.getByRole('heading', { name: 'Symptoms' });
  expect(help.compareDocumentPosition(symptoms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[G1] the crisis line is where a page asks for it; a service says last when to call', () => {
  renderBlock(ConditionAccordion, fixtures.service);
  const help = screen.getByRole('region', { name: 'When to call a doctor' });
  expect(help.textContent).not.toContain('crisis');
  expect(help.compareDocumentPosition(screen.getByRole('heading', { name: 'Symptoms' }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('[G1] each entry of the contents leads to a section of the page, the last to its doctors', () => {
  const { container } = renderBlock(ConditionAccordion, fixtures.ofThePage);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'When to call a doctor',
    ...titlesOf(container),
    'Doctors by specialty',
  ]);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(container.querySelector(`[id="${id}"]`)).not.toBeNull();
  }
});

test('[G1] who looked the page over, by role and day, and where it says more', () => {
  const { container } = renderBlock(ConditionAccordion, fixtures.ofThePage);
  expect(container.textContent).toContain('Reviewed by: Cardiologist\u00A0· May 4, 2026');
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-05-04');
  expect(screen.getByRole('heading', { name: 'Sources' })).toBeTruthy();
});

test('[G1] who looked the page over has a name and a page', () => {
  const { container } = renderBlock(ConditionAccordion, fixtures.reviewedByName);
  expect(container.textContent).toContain(
    'Reviewed by: Lena Sobel, DO\u00A0· Cardiologist\u00A0· May 4, 2026',
  );
  expect(screen.getByRole('link', { name: 'Lena Sobel, DO' }).getAttribute('href')).toBe(
    '/doctors/lena-sobel',
  );
});

test('[G1] ten sections at most', () => {
  const { container } = renderBlock(ConditionAccordion, fixtures.ownPanels);
  expect(titlesOf(container)).toHaveLength(10);
});

test("[G2] [O8] a section that is called like an id of the page's own does not take it", () => {
  const names = ['main', '__NEXT_DATA__', 'late', 'late scripts', 'whenToCall', 'Causes'];
  const items = names.map((name) => item(name, { accordionTitle: text(`About ${name}`) }));
  const { container } = renderBlock(ConditionAccordion, {
    ...fixtures.ofThePage,
    fields: { accordionItems: items },
  });
  const ids = [...container.querySelectorAll('details')].map(({ id }) => id);
  expect(ids).toContain('Causes');
  for (const own of ['main', '__NEXT_DATA__', 'late', 'late-scripts', 'whenToCall'])
    expect(ids).not.toContain(own);
  for (const id of ids) expect(container.querySelector(`a[href="#${id}"]`)).toBeTruthy();
});
