import { screen } from '@testing-library/react';
import { ConditionAccordion } from '@/blocks/ConditionAccordion/ConditionAccordion';
import { fixtures } from '@/blocks/ConditionAccordion/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G1', 'ConditionAccordion', ConditionAccordion, fixtures);

test("[G1] the sections are those of the condition's page, in their order, without the empty ones", () => {
  renderBlock(ConditionAccordion, fixtures.ofThePage);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Symptoms',
    'How it is treated',
  ]);
  expect(screen.getByRole('link', { name: 'Cardiology' }).getAttribute('href')).toBe(
    '/find-a-physician?query=Cardiology',
  );
});

test('[G1] ten sections at most', () => {
  renderBlock(ConditionAccordion, fixtures.ownPanels);
  expect(screen.getAllByRole('button')).toHaveLength(10);
});
