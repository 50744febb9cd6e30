import { screen } from '@testing-library/react';
import { ClinicalTrialDetails } from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails';
import { fixtures } from '@/blocks/ClinicalTrialDetails/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('F1', 'ClinicalTrialDetails', ClinicalTrialDetails, fixtures);

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
