import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '@/blocks/Accordion/Accordion';
import { fixtures } from '@/blocks/Accordion/fixtures';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { flag, text } from '@/features/content/testing/fields';

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

test('[G2] the first panel is open if the parameter says so', () => {
  renderBlock(Accordion, { ...fixtures.default, params: { open: 'first' } });
  const states = screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
  expect(states).toEqual(['true', 'false']);
});

test('[G2] authors see all panels open', () => {
  renderBlock(Accordion, fixtures.editing);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))).toEqual([
    'true',
    'true',
  ]);
});

test('[G2] [M5] two accordions with the same names keep their ids apart, and the address opens the panel', () => {
  window.history.replaceState(null, '', '/#time');
  const { container } = render(
    <>
      <main id="main" />
      {blockElement(Accordion, fixtures.default)}
      {blockElement(Accordion, fixtures.default)}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const opened = screen.getAllByRole('button', { name: 'How long does it take?' });
  expect(opened.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
  for (const button of screen.getAllByRole('button')) {
    const controlled = button.getAttribute('aria-controls') ?? '';
    expect(document.getElementById(controlled)?.closest('section')).toBe(button.closest('section'));
  }
  expect(document.getElementById('time')?.textContent).toContain('How long does it take?');
});

test('[G2] a panel whose name an earlier accordion has is found by its id, and opens alone', async () => {
  const withIds = (prefix: string) => ({
    fields: {
      accordionItems: [1, 2].map((number) => ({
        id: `${prefix}-${number}`,
        name: `item-${number}`,
        fields: { accordionTitle: text(`${prefix} ${number}`), accordionText: text('<p>Words</p>') },
      })),
    },
  });
  const page = (
    <>
      {blockElement(Accordion, withIds('A'))}
      {blockElement(Accordion, withIds('B'))}
    </>
  );
  const { unmount } = render(page);
  await userEvent.click(panel('A 2'));
  expect(window.location.hash).toBe('#item-2');
  await userEvent.click(panel('B 2'));
  expect(window.location.hash).toBe('#B-2');
  unmount();
  for (const [hash, title] of [
    ['#B-2', 'B 2'],
    ['#item-2', 'A 2'],
    ['#a-1', 'A 1'],
  ] as const) {
    window.history.replaceState(null, '', `/${hash}`);
    const again = render(page);
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([panel(title)]);
    again.unmount();
  }
});

const structured = (container: Element) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as unknown,
  );

test('[G2] an accordion that is a FAQ tells search engines its questions and answers', () => {
  const { container, unmount } = renderBlock(Accordion, fixtures.default);
  const question = (name: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: `<p>Answer to ${name}</p>` },
  });
  expect(structured(container)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [question('What may I eat?'), question('How long does it take?')],
    },
  ]);
  unmount();
  for (const IsFaq of [{ value: false }, null, 'yes', []]) {
    const plain = renderBlock(Accordion, { fields: { ...fixtures.default.fields, IsFaq } });
    expect(structured(plain.container)).toEqual([]);
    plain.unmount();
  }
});

test('[G2] no answer can end the element that holds the data', () => {
  const accordionItems = [
    {
      id: 'x',
      name: 'x',
      fields: { accordionTitle: text('</script><b>'), accordionText: text('</script><i>') },
    },
  ];
  const { container } = renderBlock(Accordion, { fields: { IsFaq: flag(true), accordionItems } });
  expect(container.querySelector('script')?.innerHTML).not.toContain('</');
});

test('[G2] fields of GraphQL are read: an id and targetItems', () => {
  const accordionItems = {
    id: 'list',
    targetItems: [
      {
        id: 'one',
        accordionTitle: { jsonValue: text('Is it safe?') },
        accordionText: { jsonValue: text('<p>Yes.</p>') },
      },
    ],
  };
  renderBlock(Accordion, { fields: { accordionItems } });
  expect(panel('Is it safe?')).toBeTruthy();
});

test('[G2] the page scrolls smoothly to the panel of the address, at once for whoever wants less motion', () => {
  const scrolls: unknown[] = [];
  Element.prototype.scrollIntoView = (how) => void scrolls.push(how);
  window.history.replaceState(null, '', '/#time');
  renderBlock(Accordion, fixtures.default).unmount();
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
  renderBlock(Accordion, fixtures.default);
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  expect(scrolls).toEqual([{ behavior: 'smooth' }, { behavior: 'auto' }]);
});

test('[G2] a question that was chosen twice, or has no id, opens alone', async () => {
  const panel = (id: string, accordionTitle: string) => ({
    id,
    name: 'pain',
    fields: { accordionTitle: { value: accordionTitle }, accordionText: { value: '<p>Words</p>' } },
  });
  renderBlock(Accordion, {
    fields: {
      accordionItems: [panel('{P1}', 'One'), panel('{P1}', 'Two'), panel('', 'Three'), panel('', 'Four')],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Two' }));
  await userEvent.click(screen.getByRole('button', { name: 'Four' }));
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
    'false',
    'true',
  ]);
  const controlled = screen.getAllByRole('button').map((button) => button.getAttribute('aria-controls'));
  expect(new Set(controlled).size).toBe(4);
});
