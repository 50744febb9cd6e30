import { screen } from '@testing-library/react';
import { ClinicalTrialDetails } from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails';
import { fixtures } from '@/blocks/ClinicalTrialDetails/fixtures';
import { text } from '@/features/content/testing/fields';
import { renderBlock } from '@/features/content/testing/check-block';

test('[F4] plain words come first; a registry’s text becomes lists below headings for and against', () => {
  const { container } = renderBlock(ClinicalTrialDetails, fixtures.fromRegistry);
  const text = container.textContent;
  expect(text.indexOf('Which of two pills helps more?')).toBeLessThan(text.indexOf('We compare two pills.'));
  expect(screen.getByRole('heading', { level: 3, name: 'You may be able to take part if:' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'You cannot take part if:' })).toBeTruthy();
  const nested = screen.getByText('Weak valve').closest('ol');
  expect(nested?.closest('li')?.firstChild?.textContent).toBe('One of:');
  expect(nested?.parentElement?.closest('ul')?.querySelectorAll(':scope > li')).toHaveLength(2);
});

test('[F1] [F4] summary and description of a registry have their lists too, and no level of headings is skipped', () => {
  const words = 'We compare two pills.\n\nThe doctors will:\n\n* take blood\n* ask questions';
  const { container } = renderBlock(ClinicalTrialDetails, {
    routeFields: {
      BriefTitle: text('Two pills'),
      BriefSummary: text(`${words}\n\nInclusion Criteria:\n\n* adults`),
      DetailedDescription: text(words.replace('blood', 'pictures')),
    },
  });
  for (const entry of ['take blood', 'take pictures'])
    expect(screen.getByText(entry).closest('ul')?.children).toHaveLength(2);
  expect(container.textContent).not.toContain('*');
  const levels = [...container.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
  expect(levels.slice(0, 2)).toEqual(['H1', 'H2']);
});
