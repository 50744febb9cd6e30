import { axe } from 'jest-axe';
import { ArticleDetailContainer } from '@/blocks/ArticleDetailContainer/ArticleDetailContainer';
import { renderBlock } from '@/features/content/testing/check-block';

const names = ['main-content', 'left-column', 'bottom'];
const placed = Object.fromEntries(
  names.map((name) => [name, [{ componentName: 'Words', params: { text: `in ${name}` } }]]),
);

test('[A11] ArticleDetailContainer shows what stands in its placeholders, in their order', async () => {
  const { container } = renderBlock(ArticleDetailContainer, {}, placed);
  expect([...container.querySelectorAll('p')].map((words) => words.textContent)).toEqual([
    'in main-content',
    'in left-column',
    'in bottom',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[A11] ArticleDetailContainer bears empty placeholders', () => {
  const { container } = renderBlock(ArticleDetailContainer, {}, {});
  expect(container.textContent).toBe('');
});
