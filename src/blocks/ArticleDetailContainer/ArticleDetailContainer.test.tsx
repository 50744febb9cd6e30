import { axe } from 'jest-axe';
import { ArticleDetailContainer } from '@/blocks/ArticleDetailContainer/ArticleDetailContainer';
import { renderBlock } from '@/features/content/testing/check-block';

const names = [
  'detail-top',
  'nav-sidebar',
  'main-content',
  'detail-main',
  'detail-bottom',
  'left-column',
  'bottom',
];
// Authors' data has them in any order.
const placed = Object.fromEntries(
  names.toReversed().map((name) => [name, [{ componentName: 'Words', params: { text: `in ${name}` } }]]),
);

test('[A11] ArticleDetailContainer shows what stands in its placeholders, in their order', async () => {
  const { container } = renderBlock(ArticleDetailContainer, {}, placed);
  expect([...container.querySelectorAll('p')].map((words) => words.textContent)).toEqual(
    names.map((name) => `in ${name}`),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('[A11] ArticleDetailContainer, empty: nothing to visitors; authors read the names of its placeholders', () => {
  const visitor = renderBlock(ArticleDetailContainer, {}, { 'main-content': [] });
  expect(visitor.container.textContent).toBe('');
  visitor.unmount();
  const author = renderBlock(ArticleDetailContainer, { page: { isEditing: true } }, {});
  for (const name of names) expect(author.container.textContent).toContain(name);
});

test('[A11] ArticleDetailContainer tells authors of a placeholder that it does not have', () => {
  const words = [{ componentName: 'Words', params: { text: 'lost' } }];
  const { container } = renderBlock(
    ArticleDetailContainer,
    { page: { isEditing: true } },
    {
      'nav-sidebar-1': words,
      cellar: words,
    },
  );
  expect(container.textContent).toContain('has no placeholder cellar');
  expect(container.textContent).not.toContain('has no placeholder nav-sidebar-1');
});
