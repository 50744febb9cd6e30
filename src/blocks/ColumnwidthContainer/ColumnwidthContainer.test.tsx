import { axe } from 'jest-axe';
import { ColumnwidthContainer } from '@/blocks/ColumnwidthContainer/ColumnwidthContainer';
import { renderBlock } from '@/features/content/testing/check-block';

const names = ['main-content'];
const placed = Object.fromEntries(
  names.map((name) => [name, [{ componentName: 'Words', params: { text: `in ${name}` } }]]),
);

test('[A11] ColumnwidthContainer shows what stands in its placeholders, in their order', async () => {
  const { container } = renderBlock(ColumnwidthContainer, {}, placed);
  expect([...container.querySelectorAll('p')].map((words) => words.textContent)).toEqual(['in main-content']);
  expect(await axe(container)).toHaveNoViolations();
});

test('[A11] ColumnwidthContainer bears empty placeholders', () => {
  const { container } = renderBlock(ColumnwidthContainer, {}, {});
  expect(container.textContent).toBe('');
});
