import { axe } from 'jest-axe';
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

/**
 * What every container does, whatever its width.
 * @param name - of the block
 * @param numbered - a placeholder as SXA numbers it
 */
export function checkContainer(
  name: string,
  Container: Parameters<typeof renderBlock>[0],
  numbered: string,
): void {
  test(`[A11] ${name} shows what stands in its placeholders, in their order`, async () => {
    const { container } = renderBlock(Container, {}, placed);
    expect([...container.querySelectorAll('p')].map((words) => words.textContent)).toEqual(
      names.map((placeholder) => `in ${placeholder}`),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  test(`[A11] ${name}, empty: nothing to visitors; authors read the names of its placeholders`, () => {
    const visitor = renderBlock(Container, {}, { 'main-content': [] });
    expect(visitor.container.textContent).toBe('');
    visitor.unmount();
    const author = renderBlock(Container, { page: { isEditing: true } }, {});
    for (const placeholder of names) expect(author.container.textContent).toContain(placeholder);
  });

  test(`[A11] ${name} tells authors of a placeholder that it does not have`, () => {
    const words = [{ componentName: 'Words', params: { text: 'lost' } }];
    const { container } = renderBlock(
      Container,
      { page: { isEditing: true } },
      { [numbered]: words, cellar: words },
    );
    expect(container.textContent).toContain('has no placeholder cellar');
    expect(container.textContent).not.toContain(`has no placeholder ${numbered}`);
  });

  test(`[A11] ${name} shows every placeholder of one name, as SXA numbers them`, () => {
    const saying = (text: string) => [{ componentName: 'Words', params: { text } }];
    const { container } = renderBlock(
      Container,
      {},
      {
        'main-content-1': saying('one'),
        'main-content-2': saying('two'),
        'bottom-{*}': saying('end'),
        'main-content': saying('plain'),
        'main-contents': saying('another name'),
      },
    );
    expect([...container.querySelectorAll('p')].map((words) => words.textContent)).toEqual([
      'one',
      'two',
      'plain',
      'end',
    ]);
  });
}
