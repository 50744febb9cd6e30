import { axe } from 'jest-axe';
import { ConditionDetailContainer } from '@/blocks/ConditionDetailContainer/ConditionDetailContainer';
import { renderBlock } from '@/features/content/testing/check-block';

const names = ['main-content', 'left-column', 'bottom'];
const placed = Object.fromEntries(
  names.map((name) => [name, [{ componentName: 'Words', params: { text: `in ${name}` } }]]),
);

test('[A11] ConditionDetailContainer shows what stands in its placeholders, in their order', async () => {
  const { container } = renderBlock(ConditionDetailContainer, {}, placed);
  expect([...container.querySelectorAll('p')].map((words) => words.textContent)).toEqual([
    'in main-content',
    'in left-column',
    'in bottom',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[A11] ConditionDetailContainer bears empty placeholders', () => {
  const { container } = renderBlock(ConditionDetailContainer, {}, {});
  expect(container.textContent).toBe('');
});
