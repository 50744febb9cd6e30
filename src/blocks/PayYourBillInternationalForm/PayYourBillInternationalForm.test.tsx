import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures } from '@/blocks/PayYourBillInternationalForm/fixtures';
import { PayYourBillInternationalForm } from '@/blocks/PayYourBillInternationalForm/PayYourBillInternationalForm';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('J7', 'PayYourBillInternationalForm', PayYourBillInternationalForm, fixtures);

const scripts = () => [...document.head.querySelectorAll('script')];
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start payment' }));

afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'flywire');
});

test('[J7] the vendor is loaded after a press only, and gets the destination, locale, colour, chat and no footer', async () => {
  const rendered: unknown[] = [];
  renderBlock(PayYourBillInternationalForm, fixtures.legacyEmbed);
  expect(scripts()).toEqual([]);
  await start();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.src).toBe('https://wl.flywire.com/assets/js/flywire.js');
  Object.assign(window, { flywire: { Payment: { render: (...given: unknown[]) => rendered.push(given) } } });
  fireEvent.load(scripts()[0] ?? document);
  await waitFor(() => expect(rendered).toHaveLength(1));
  expect(rendered[0]).toEqual([
    {
      env: 'production',
      provider: 'embed',
      locale: 'en-EN',
      destination: 'CHM',
      theme: { brandColor: '#7A1F2B', chat: true, footer: false },
    },
    '#flywire-payex',
  ]);
  expect(screen.queryByRole('button', { name: 'Start payment' })).toBeNull();
});

test('[J7] a script that does not come: the visitor reads it, and may try again', async () => {
  renderBlock(PayYourBillInternationalForm, fixtures.legacyEmbed);
  await start();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  fireEvent.error(scripts()[0] ?? document);
  expect((await screen.findByRole('alert')).textContent).toContain('1-888-824-0200');
  await start();
  await waitFor(() => expect(scripts()).toHaveLength(1));
});

test('[J7] on any other page, which may not load the vendor, there is a link to the one that may; authors are told', () => {
  const { unmount } = renderBlock(PayYourBillInternationalForm, fixtures.elsewhere);
  const link = screen.getByRole('link', { name: 'Start payment' });
  expect(link.getAttribute('href')).toBe('/international/pay-your-bill');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const { container } = renderBlock(PayYourBillInternationalForm, fixtures.editingElsewhere);
  expect(container.textContent).toContain('bills are paid on /international/pay-your-bill alone');
});

test('[J7] outside production nothing is loaded, and the visitor reads that no money moves', async () => {
  renderBlock(PayYourBillInternationalForm, fixtures.default);
  await start();
  expect(screen.getByText(/^No money moves here/)).toBeTruthy();
  expect(scripts()).toEqual([]);
});
