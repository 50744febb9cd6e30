import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageContext, type Page } from '@/cms/page';
import { Tabs } from './Tabs';

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
