import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PageContext, type Page } from '@/cms/page';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { fixtures } from './fixtures';
import { Tabs } from './Tabs';

checkBlock('M5', 'Tabs', Tabs, fixtures);

const page = { language: 'ar', defaultLanguage: 'en', isEditing: false, isPreview: false } as Page;
const rendering = { uid: 'u', componentName: 'Tabs', dataSource: '' };

function on(isEditing: boolean, block: ReactNode): ReactNode {
  return <PageContext value={{ ...page, isEditing }}>{block}</PageContext>;
}

const tab = (name: string, title: string, description: string) => ({
  id: name,
  name,
  fields: { title: { value: title }, description: { value: description } },
});

describe('Tabs', () => {
  test('[M5] an item without title or text is left out', () => {
    const fields = {
      tabItems: [tab('a', 'One', '<p>1</p>'), tab('b', '', '<p>2</p>'), tab('c', 'Three', '')],
    };
    render(on(false, <Tabs rendering={rendering} fields={fields} params={{}} />));
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['One']);
  });

  test('[M5] nothing to show is nothing to visitors and a notice to authors', () => {
    const { container, rerender } = render(on(false, <Tabs rendering={rendering} fields={{}} params={{}} />));
    expect(container.textContent).toBe('');
    rerender(on(true, <Tabs rendering={rendering} fields={{}} params={{}} />));
    expect(container.textContent).toBe('Tabs');
  });

  test('[M5] two tab sets with the same names keep their ids apart, from each other and from the page', () => {
    const fields = { tabItems: [tab('main', 'One', '<p>1</p>'), tab('b', 'Two', '<p>2</p>')] };
    const { container } = render(
      on(
        false,
        <>
          <main id="main" />
          <Tabs rendering={rendering} fields={fields} params={{}} />
          <Tabs rendering={{ ...rendering, uid: 'v' }} fields={fields} params={{}} />
        </>,
      ),
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(document.getElementById('main')?.tagName).toBe('MAIN');
    for (const button of screen.getAllByRole('button'))
      expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toMatch(
        /^[12]$/,
      );
  });
});

test('[M5] of two sets with the same names each has addresses of its own', async () => {
  const fields = (set: string) => ({
    tabItems: ['one', 'two'].map((name) => ({
      ...tab(name, `${set} ${name}`, '<p>1</p>'),
      id: `${set}-${name}`,
    })),
  });
  const view = (
    <>
      <main id="two" />
      <Tabs rendering={rendering} fields={fields('A')} params={{}} />
      <Tabs rendering={{ ...rendering, uid: 'v' }} fields={fields('B')} params={{}} />
    </>
  );
  const { unmount } = render(on(false, view));
  await userEvent.click(tabNamed('B two'));
  await userEvent.click(tabNamed('A two'));
  await userEvent.click(tabNamed('B one'));
  const { hash } = window.location;
  expect(document.getElementById(hash.slice(1))?.textContent).toContain('B one');
  unmount();
  const goTo = (fragment: string) =>
    act(() => {
      window.history.replaceState(null, '', fragment);
      window.dispatchEvent(new Event('hashchange'));
    });
  render(on(false, view));
  await userEvent.click(tabNamed('A two'));
  await userEvent.click(tabNamed('B two'));
  goTo(hash);
  expect(openTabs()).toEqual(['A two', 'B one']);
  await userEvent.click(tabNamed('B two'));
  goTo('#one');
  expect(openTabs()).toEqual(['A one', 'B two']);
  goTo('#two');
  expect(openTabs()).toEqual(['A one', 'B two']);
  window.history.replaceState(null, '', '/');
});

const tabNamed = (name: string) => screen.getByRole('button', { name, hidden: true });
const openTabs = () => screen.queryAllByRole('button', { expanded: true }).map((one) => one.textContent);

test('[M5] the first tab is active; the address and the event activeTabChange choose another; a click on it collapses it', async () => {
  renderBlock(Tabs, fixtures.default);
  expect(openTabs()).toEqual(['Before you come']);
  act(() => {
    window.dispatchEvent(new CustomEvent('activeTabChange', { detail: 'after' }));
  });
  expect(openTabs()).toEqual(['At home again']);
  await userEvent.click(tabNamed('At home again'));
  expect(openTabs()).toEqual([]);
  act(() => {
    window.history.replaceState(null, '', '#before');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(openTabs()).toEqual(['Before you come']);
  window.history.replaceState(null, '', '/');
});

test('[A8] [M5] a title that nobody translated says that it is English', () => {
  renderBlock(Tabs, fixtures.rightToLeft);
  expect(screen.getByText('Before you come').lang).toBe('en');
});

test('[M5] two tabs of one name open one at a time', async () => {
  const [first] = fixtures.default.fields.tabItems;
  const other = { ...first, fields: { ...first?.fields, title: { value: 'Another' } } };
  renderBlock(Tabs, { fields: { tabItems: [first, other] } });
  expect(openTabs()).toEqual(['Before you come']);
  await userEvent.click(tabNamed('Another'));
  expect(openTabs()).toEqual(['Another']);
  window.history.replaceState(null, '', '/');
});

test('[M5] names with spaces or other letters: each button says which panel it opens; its name or id selects it', () => {
  const fields = {
    tabItems: [
      tab('Before you come', 'Before', '<p>1</p>'),
      { ...tab('Nach der Übergabe', 'After', '<p>2</p>'), id: '{A-1}' },
      { ...tab('后', 'Later', '<p>3</p>'), id: '' },
    ],
  };
  renderBlock(Tabs, { fields });
  for (const [at, button] of screen.getAllByRole('button').entries()) {
    expect(button.id).not.toMatch(/\s/);
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toBe(String(at + 1));
    expect(panel?.getAttribute('aria-labelledby')).toBe(button.id);
  }
  for (const wanted of ['Nach der Übergabe', '{A-1}']) {
    act(() => {
      window.dispatchEvent(new CustomEvent('activeTabChange', { detail: 'Before you come' }));
    });
    expect(openTabs()).toEqual(['Before']);
    act(() => {
      window.history.replaceState(null, '', `#${encodeURIComponent(wanted)}`);
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(openTabs()).toEqual(['After']);
  }
  window.history.replaceState(null, '', '/');
});
