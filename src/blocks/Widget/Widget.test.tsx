import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { widgetAddress } from '@/blocks/Widget/address';
import { fixtures } from '@/blocks/Widget/fixtures';
import { Widget } from '@/blocks/Widget/Widget';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('L5', 'Widget', Widget, fixtures);

const params = {
  id: 'w-1',
  url: 'https://widgets.example.net/book',
  apikey: 'key-77',
  widget_type: 'type-b',
  additionalparams_vt: '2001',
  additionalparams_dept: '10088',
  additionalparams_linksource: 'autumn-letter',
};

test('[L5] visitors get an empty container that carries the parameters as data attributes', () => {
  const { container } = renderBlock(Widget, { params: { ...params, FieldNames: 'x', secret: 'y' } });
  const [widget, ...others] = container.children;
  expect(others).toEqual([]);
  expect(widget?.innerHTML).toBe('');
  expect({ ...(widget as HTMLElement).dataset }).toEqual(params);
});

test('[L5] what an outside script puts there before the page comes to life stays', async () => {
  const page = blockElement(Widget, { params });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const own = document.createElement('p');
  container.querySelector('[data-apikey]')?.append(own);
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(errors).toEqual([]);
  expect(own.isConnected).toBe(true);
  act(() => root.unmount());
});

test('[L5] an address that a script must not load is not handed on', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' JaVaScRiPt:1']) {
    const { container, unmount } = renderBlock(Widget, { params: { id: 'w', url } });
    expect(container.querySelector('[data-id]')?.hasAttribute('data-url')).toBe(false);
    unmount();
  }
});

test('[L5] where the operator named the host, its page stands in the container', () => {
  const { container } = renderBlock(Widget, fixtures.framed);
  const frame = container.querySelector('iframe');
  expect(frame?.parentElement?.dataset.id).toBe(fixtures.framed.params.id);
  expect([frame?.id, frame?.title, frame?.getAttribute('src')]).toEqual([
    'openSchedulingFrame',
    'Open times for visits',
    fixtures.framed.data.address,
  ]);
});

test('[L5] the frame’s address has the parameters by the names of the open-scheduling page', () => {
  const host = 'https://widgets.example.net';
  expect(widgetAddress({ ...params, url: `${host}/MyChart/` }, `${host}/`)).toBe(
    `${host}/MyChart/SignupAndSchedule/EmbeddedSchedule?id=w-1&dept=10088&vt=2001&linksource=autumn-letter&apikey=key-77&widget_type=type-b`,
  );
  const whole = `${host}/MyChart/SignupAndSchedule/EmbeddedSchedule`;
  expect(widgetAddress({ id: 'a&b', url: `${whole}?view=plain` }, host)).toBe(`${whole}?view=plain&id=a%26b`);
  for (const url of ['https://elsewhere.example/x', '/book', '', 'https://widgets.example.net.evil.example/'])
    expect(widgetAddress({ ...params, url }, host)).toBeUndefined();
});

test('[L5] authors are told to open the component properties, and see each parameter', () => {
  const { container } = renderBlock(Widget, { params, page: { isEditing: true } });
  expect(container.textContent).toMatch(/open the component properties/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'id: w-1',
    'url: https://widgets.example.net/book',
    'apikey: key-77',
    'widget_type: type-b',
    'additionalparams_vt: 2001',
    'additionalparams_dept: 10088',
    'additionalparams_linksource: autumn-letter',
  ]);
  expect(container.querySelector('[data-id]')).toBeNull();
});
