import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '@/blocks/Accordion/Accordion';
import { fixtures } from '@/blocks/Accordion/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G2', 'Accordion', Accordion, fixtures);

const panel = (name: string) => screen.getByRole('button', { name });

afterEach(() => window.history.replaceState(null, '', '/'));

test('[G2] a click opens a panel and puts it into the address; another closes it', async () => {
  renderBlock(Accordion, fixtures.default);
  await userEvent.click(panel('How long does it take?'));
  expect(panel('How long does it take?').getAttribute('aria-expanded')).toBe('true');
  expect(panel('What may I eat?').getAttribute('aria-expanded')).toBe('false');
  expect(window.location.hash).toBe('#time');
  await userEvent.click(panel('How long does it take?'));
  expect(panel('How long does it take?').getAttribute('aria-expanded')).toBe('false');
});

test('[G2] the panel that the address names is open', () => {
  window.history.replaceState(null, '', '/#time');
  renderBlock(Accordion, fixtures.default);
  expect(panel('How long does it take?').getAttribute('aria-expanded')).toBe('true');
});

test('[G2] a panel answers to its id as well', () => {
  window.history.replaceState(null, '', '/#ID-food');
  renderBlock(Accordion, fixtures.default);
  expect(panel('What may I eat?').getAttribute('aria-expanded')).toBe('true');
});

test('[G2] authors see all panels open', () => {
  renderBlock(Accordion, fixtures.editing);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))).toEqual([
    'true',
    'true',
  ]);
});
