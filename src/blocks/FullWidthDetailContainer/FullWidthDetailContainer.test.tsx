import { axe } from 'jest-axe';
import { FullWidthDetailContainer } from '@/blocks/FullWidthDetailContainer/FullWidthDetailContainer';
import { renderBlock } from '@/features/content/testing/check-block';

const names = ['detail-top', 'detail-main', 'nav-sidebar'];
const placed = Object.fromEntries(
  names.map((name) => [name, [{ componentName: 'Words', params: { text: `in ${name}` } }]]),
);

test('[A11] FullWidthDetailContainer shows what stands in its placeholders, in their order', async () => {
  const { container } = renderBlock(FullWidthDetailContainer, {}, placed);
  expect([...container.querySelectorAll('p')].map((words) => words.textContent)).toEqual([
    'in detail-top',
    'in detail-main',
    'in nav-sidebar',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[A11] FullWidthDetailContainer bears empty placeholders', () => {
  const { container } = renderBlock(FullWidthDetailContainer, {}, {});
  expect(container.textContent).toBe('');
});
