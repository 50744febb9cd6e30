import { screen } from '@testing-library/react';
import { ClinicalTrialDetails } from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails';
import { fixtures } from '@/blocks/ClinicalTrialDetails/fixtures';
import { flag, item, text } from '@/features/content/testing/fields';
import { renderBlock } from '@/features/content/testing/check-block';

test('[F4] asks for age, sex and condition as far as the study says them, in a group that can be sent nowhere', () => {
  const { container, unmount } = renderBlock(ClinicalTrialDetails, fixtures.fromRegistry);
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Could this study be for me?',
    'Ages in this study: 18 and older. Does your age fit?',
    'This study is only for: Women. Is that you?',
    'Do you have this: Heart failure?',
  ]);
  expect(
    screen.getByText('This is no decision: only the study team can say who can take part.'),
  ).toBeTruthy();
  expect(container.querySelector('form')).toBeNull();
  expect([...container.querySelectorAll('input')].every(({ required }) => required)).toBe(true);
  unmount();
  // Everybody of any age, healthy or not: there is nothing to ask.
  renderBlock(ClinicalTrialDetails, {
    routeFields: {
      BriefTitle: text('Walks'),
      gender: item('all', { tagDisplayName: text('Everybody') }),
      MinimumAge: text('Birth'),
      HealthyVolunteers: flag(true),
    },
  });
  expect(screen.queryByRole('group')).toBeNull();
});

test.each([
  ['children', 'Could this study be for my child?', 'Does your child have this: Heart failure?'],
  [
    'children-and-adults',
    'Could this study be for me or my child?',
    'Do you or your child have this: Heart failure?',
  ],
])('[F4] a study for %s speaks of the child', (name, title, question) => {
  const ageGroup = { ...item('Ages', {}), name };
  renderBlock(ClinicalTrialDetails, {
    routeFields: { ...fixtures.onlyOne.routeFields, ageGroup },
  });
  const legends = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  expect(legends[0]).toBe(title);
  expect(legends.at(-1)).toBe(question);
});

test('[F4] nobody is asked whether they have a service', () => {
  const conditions = [item('Cardiac rehabilitation', { isService: flag(true) })];
  renderBlock(ClinicalTrialDetails, { routeFields: { conditions, HealthyVolunteers: flag(false) } });
  expect(screen.queryByRole('group')).toBeNull();
});
