import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PageContext } from '@/cms/page';
import type { OpenRequest } from '@/contracts/request-desk';
import { page } from '@/features/appointment/testing/world';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { RequestDeskPage } from './request-desk-page';

const code = 'ABCDEFGHJKMNPQRSTVWXYZ0123';
const request: OpenRequest = {
  reference: 'R-0A1B2C3D',
  receivedAt: Date.parse('2026-11-20T16:00:00Z'),
  takenAt: null,
  expiresAt: Date.parse('2026-11-27T16:00:00Z'),
  lines: [
    { name: 'Patient', text: 'Ana Test' },
    { name: 'What they wrote', text: 'Comments: Cough\nSpec: Cardiology' },
  ],
  pictures: ['InsuranceCardFront'],
};

type Call = { readonly path: string; readonly body: unknown };

/** The site's endpoints, answering as a test says. @returns what was asked */
function answerDesk(answers: Readonly<Record<string, readonly [status: number, body: unknown]>>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (input, init) => {
    const path = String(input).replace('/api/scheduling/', '');
    calls.push({ path, body: JSON.parse(init?.body as string) });
    const [status, body] = answers[path] ?? [404, { error: 'linkUnknown' }];
    return Promise.resolve({
      ok: status < 400,
      status,
      json: () => Promise.resolve(body),
    } as Response);
  };
  return calls;
}

function openDesk(hash: string) {
  window.location.hash = hash;
  return render(
    <PageContext value={{ ...page, pathname: '/appointments/request' }}>
      <PhrasesContext value={phrasesOf(['desk'], {})}>
        <RequestDeskPage />
      </PhrasesContext>
    </PageContext>,
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[J6] opening the page asks nothing and forgets the code in its address; a button shows the request, another takes it', async () => {
  const takenAt = Date.parse('2026-11-20T17:30:00Z');
  const calls = answerDesk({ 'read-request': [200, request], 'take-request': [200, { takenAt }] });
  const { container } = openDesk(`#code=${code}`);
  expect(calls).toEqual([]);
  expect(window.location.hash).toBe('');
  expect(await axe(container)).toHaveNoViolations();
  await press('Open the request');
  expect(await screen.findByText('Ana Test')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(await axe(container)).toHaveNoViolations();
  await press('I take care of this request');
  // The clinic's time.
  expect(await screen.findByText(/^Somebody took this request on November 20, 2026 at 11:30/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'I take care of this request' })).toBeNull();
  expect(calls).toEqual([
    { path: 'read-request', body: { code } },
    { path: 'take-request', body: { code } },
  ]);
});

test('[J9] a picture is fetched when somebody asks to see it; one that cannot be had is said', async () => {
  const calls = answerDesk({ 'read-request': [200, request] });
  openDesk(`#code=${code}`);
  await press('Open the request');
  await screen.findByText('Ana Test');
  expect(calls).toHaveLength(1);
  await press('Show the picture: Front of the insurance card');
  expect(calls.at(-1)).toEqual({ path: 'request-picture', body: { code, picture: 'InsuranceCardFront' } });
  expect(await screen.findByText('That did not work. Please try again.')).not.toBeNull();
});

test('[J6] a link whose time is over, and none at all, say so; a line that is down can be tried again', async () => {
  answerDesk({});
  const { unmount } = openDesk(`#code=${code}`);
  await press('Open the request');
  expect(await screen.findByText('This link is not valid, or its time is over.')).not.toBeNull();
  unmount();
  const second = openDesk('');
  expect(screen.getByText('This link is not valid, or its time is over.')).not.toBeNull();
  second.unmount();
  answerDesk({ 'read-request': [503, { error: 'unavailable' }] });
  openDesk(`#code=${code}`);
  await press('Open the request');
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Please try again.');
  expect(screen.getByRole('button', { name: 'Open the request' })).not.toBeNull();
});
