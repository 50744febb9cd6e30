import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { Header } from '@/blocks/Header/Header';
import { fixtures } from '@/blocks/Header/fixtures';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('M1', 'Header', Header, fixtures);

const open = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

afterEach(() => Cookies.remove('alert'));

test('[M1] the skip link is the first thing to reach and leads to the main part', async () => {
  renderBlock(Header, fixtures.default);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to main content');
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
});

test('[M1] one panel of the navigation is open at a time', async () => {
  renderBlock(Header, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'Find care' }));
  expect(open()).toEqual(['Find care']);
  await userEvent.click(screen.getByRole('button', { name: 'Visit' }));
  expect(open()).toEqual(['Visit']);
  await userEvent.click(screen.getByRole('button', { name: 'Visit' }));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

test('[M1] a panel closes on Escape, and the focus returns to its button', async () => {
  renderBlock(Header, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'Find care' }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Find care');
});

test('[M1] a panel closes on a click outside', async () => {
  renderBlock(Header, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'Find care' }));
  await userEvent.click(document.body);
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

test('[M1] the menu opens and closes; inside it Escape closes the inner first', async () => {
  renderBlock(Header, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Visit' }));
  expect(open()).toEqual(['Menu', 'Visit']);
  await userEvent.keyboard('{Escape}');
  expect(open()).toEqual(['Menu']);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('Menu');
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

test('[M1] menus close when the route or its query changes', async () => {
  const at = (asPath: string) => (
    // The header asks its router for the address alone.
    <RouterContext value={{ asPath } as NextRouter}>{blockElement(Header, fixtures.default)}</RouterContext>
  );
  const { rerender } = render(at('/search?query=heart'));
  await userEvent.click(screen.getByRole('button', { name: 'Find care' }));
  expect(open()).toEqual(['Find care']);
  rerender(at('/search?query=lung'));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

test('[M1] the bar knows which way the visitor scrolls', () => {
  const { container } = renderBlock(Header, fixtures.default);
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  scrollTo(300);
  expect(container.querySelector('[data-scrolled]')).not.toBeNull();
  scrollTo(200);
  expect(container.querySelector('[data-scrolled]')).toBeNull();
  scrollTo(400);
  scrollTo(0);
  expect(container.querySelector('[data-scrolled]')).toBeNull();
});

test('[M1] the search is a form that leads to the search page', () => {
  const { container } = renderBlock(Header, fixtures.rightToLeft);
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/ar/search');
  expect(form?.querySelector('input')?.name).toBe('query');
});

test('[M2] languages are links to origin, regional code and path; the default has no code', () => {
  renderBlock(Header, fixtures.default);
  const href = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');
  expect(href('English')).toBe('/about');
  expect(href('Español')).toBe('/es-mx/about');
  expect(href('العربية')).toBe('/ar/about');
  expect(href('Polski')).toBe('https://pl.example.org/');
});

test('[M3] an alert that cannot be closed is in the first markup; one that can waits for the browser', () => {
  const html = renderToString(blockElement(Header, fixtures.default));
  expect(html.match(/data-hydrating/g)).toHaveLength(1);
  const [before = '', after = ''] = html.split('data-hydrating');
  expect(before).toContain('The River East clinic is closed.');
  expect(before).not.toContain('Flu shots are ready.');
  expect(after).toContain('Flu shots are ready.');
  const { container } = renderBlock(Header, fixtures.default);
  expect(container.querySelector('[data-hydrating]')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Dismiss alert' })).toHaveLength(1);
});

test('[M3] dismissing sets the cookie, and the alert stays away', async () => {
  Cookies.set('alert', 'older-1');
  const { unmount } = renderBlock(Header, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss alert' }));
  expect(screen.queryByText('Flu shots are ready.')).toBeNull();
  expect(Cookies.get('alert')).toBe('older-1~flu-2');
  unmount();
  renderBlock(Header, fixtures.default);
  expect(screen.queryByText('Flu shots are ready.')).toBeNull();
  expect(screen.getByText('The River East clinic is closed.')).toBeTruthy();
});

test('[M3] a new version of a dismissed alert is shown again', () => {
  Cookies.set('alert', 'flu-1');
  renderBlock(Header, fixtures.default);
  expect(screen.getByText('Flu shots are ready.')).toBeTruthy();
});

test('[M3] an alert is forgotten after 31,536,000 seconds', async () => {
  const written: string[] = [];
  const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: (value: string) => {
      written.push(value);
    },
  });
  renderBlock(Header, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss alert' }));
  expect(written[0]?.split('; ')).toContain('max-age=31536000');
  if (original) Object.defineProperty(document, 'cookie', original);
});
