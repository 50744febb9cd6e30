import { screen } from '@testing-library/react';
import { BYOCWrapper } from '@/blocks/BYOCWrapper/BYOCWrapper';
import { fixtures } from '@/blocks/BYOCWrapper/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G10', 'BYOCWrapper', BYOCWrapper, fixtures);

const wrap = (ComponentName: string, props: unknown, isEditing = false) =>
  renderBlock(BYOCWrapper, {
    params: { ComponentName, ComponentProps: typeof props === 'string' ? props : JSON.stringify(props) },
    page: { isEditing },
  });

test('[G10] a component of the site gets the properties that the author wrote, as text', () => {
  const { container } = wrap('FactGrid', {
    title: 'Births',
    facts: [{ value: '<b>12</b>', label: 'a day' }, { value: 4 }, null, 'x'],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Births' })).toBeTruthy();
  expect(container.querySelectorAll('dd')).toHaveLength(1);
  expect(container.querySelector('dd')?.textContent).toBe('<b>12</b>');
});

test('[G10] properties may come from the datasource or percent-encoded', () => {
  const { container, unmount } = renderBlock(BYOCWrapper, fixtures.fromFields);
  expect(container.textContent).toContain('visitors at a time');
  unmount();
  renderBlock(BYOCWrapper, fixtures.steps);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Call', 'Come']);
});

test.each([['Unknown'], ['constructor'], ['__proto__']])(
  '[G10] %s is no component: nothing to visitors, its names to authors',
  (name) => {
    const visitor = wrap(name, {});
    expect(visitor.container.innerHTML).toBe('');
    visitor.unmount();
    expect(wrap(name, {}, true).container.textContent).toBe(
      'BYOCWrapper: set ComponentName to one of FactGrid, StepList',
    );
  },
);

test.each([['{'], ['[1]'], ['%E0%A4'], ['null']])(
  '[G10] %s is no JSON object: authors are told',
  (written) => {
    const { container, unmount } = wrap('StepList', written);
    expect(container.innerHTML).toBe('');
    unmount();
    expect(wrap('StepList', written, true).container.textContent).toContain(
      'ComponentProps is no JSON object',
    );
  },
);
