import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { fixtures } from '@/blocks/PageLoadModal/fixtures';
import { PageLoadModal } from '@/blocks/PageLoadModal/PageLoadModal';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';

const visitors = { name: 'modal_flu-season', isOpen: () => screen.queryByRole('dialog') !== null };

afterEach(() => {
  Cookies.remove(visitors.name);
  window.sessionStorage.clear();
});

checkBlock('M4', 'PageLoadModal', PageLoadModal, fixtures);

test('[M4] the window is in no page that the server sends', () => {
  expect(renderToString(blockElement(PageLoadModal, fixtures.default))).toBe('');
  renderBlock(PageLoadModal, fixtures.default);
  expect(screen.getByRole('dialog', { name: 'Flu season rules' })).toBeTruthy();
});

test('[M4] its button stores the cookie modal_{cookieName}=1 for 31,536,000 seconds', async () => {
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: (value: string) => {
      written.push(value);
    },
  });
  renderBlock(PageLoadModal, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'I understand' }));
  Reflect.deleteProperty(document, 'cookie');
  expect(written[0]).toMatch(/^modal_flu-season=1;/);
  expect(written[0]?.split('; ')).toContain('max-age=31536000');
  expect(visitors.isOpen()).toBe(false);
});

test('[M4] the button puts it away beyond the session', async () => {
  const { unmount } = renderBlock(PageLoadModal, fixtures.default);
  await userEvent.click(screen.getByRole('button', { name: 'I understand' }));
  expect(Cookies.get(visitors.name)).toBe('1');
  unmount();
  window.sessionStorage.clear();
  renderBlock(PageLoadModal, fixtures.default);
  expect(visitors.isOpen()).toBe(false);
});

test.each([
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
])('[M4] %s hides it for the session, without a cookie', async (_how, close) => {
  const { unmount } = renderBlock(PageLoadModal, fixtures.default);
  await close();
  expect(visitors.isOpen()).toBe(false);
  expect(Cookies.get(visitors.name)).toBeUndefined();
  expect(window.sessionStorage.getItem(visitors.name)).toBe('1');
  unmount();
  renderBlock(PageLoadModal, fixtures.default).unmount();
  window.sessionStorage.clear();
  renderBlock(PageLoadModal, fixtures.default);
  expect(visitors.isOpen()).toBe(true);
});

test('[M4] the cookie counts only with the value 1, and only under its own name', () => {
  Cookies.set(visitors.name, '0');
  Cookies.set('modal_other', '1');
  renderBlock(PageLoadModal, fixtures.default);
  Cookies.remove('modal_other');
  expect(visitors.isOpen()).toBe(true);
});

test('[M4] narrow windows get the mobile image', () => {
  const { container } = renderBlock(PageLoadModal, fixtures.default);
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('children');
  expect(container.querySelector('source')?.media).toBe('(width < 48rem)');
});

test('[M4] [A14] a narrow window gets no larger picture than it shows', () => {
  const { container } = renderBlock(PageLoadModal, fixtures.default);
  const [source, image] = [container.querySelector('source'), container.querySelector('img')];
  expect(source?.sizes).toBe(image?.sizes);
  expect(source?.getAttribute('srcset')).toMatch(/w=360&q=65 360w/);
});

test('[M4] authors see a placeholder in place of the window, and what it lacks', () => {
  const { container, unmount } = renderBlock(PageLoadModal, fixtures.editing);
  expect(visitors.isOpen()).toBe(false);
  expect(container.textContent).toBe('PageLoadModal: Flu season rules');
  unmount();
  expect(renderBlock(PageLoadModal, fixtures.withoutName).container.textContent).toContain(
    'cookieName is required',
  );
});

test('[M4] an announcement that could not be put away is not shown', () => {
  renderBlock(PageLoadModal, { ...fixtures.withoutName, page: {} });
  expect(visitors.isOpen()).toBe(false);
});

test('[M4] [A14] a narrow drawing, or one of another host, and all in preview, come as they are', () => {
  const sourceOf = (src: string, page = {}) => {
    const mobileImage = { value: { src, alt: '', width: 600, height: 400 } };
    const fields = { ...fixtures.default.fields, mobileImage };
    const { container, unmount } = renderBlock(PageLoadModal, { fields, page });
    const found = container.querySelector('source')?.getAttribute('srcset');
    unmount();
    return found;
  };
  expect(sourceOf('/-/media/rules.svg')).toBe('/-/media/rules.svg');
  expect(sourceOf('https://pictures.example/rules.png')).toBe('https://pictures.example/rules.png');
  expect(sourceOf('/-/media/rules.png', { isPreview: true })).toBe('/-/media/rules.png');
  expect(sourceOf('/-/media/rules.png')).toMatch(/^\/_next\/image\?/);
});

test('[M4] a narrow picture alone is the picture', () => {
  const mobileImage = { value: { src: '/-/media/only.webp', alt: 'Masks' } };
  renderBlock(PageLoadModal, { fields: { ...fixtures.default.fields, image: {}, mobileImage } });
  expect(screen.getByRole('img', { name: 'Masks' })).toBeTruthy();
});
