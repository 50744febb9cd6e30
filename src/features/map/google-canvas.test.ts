import { openGoogleCanvas } from './google-canvas';

test('[E4] Google’s script that never comes, or is something else, is given up after ten seconds', async () => {
  jest.useFakeTimers();
  const opening = openGoogleCanvas({
    element: document.createElement('div'),
    setup: { key: 'a-public-key', mapId: 'a-map' },
    language: 'en',
    drawCluster: () => ({ title: '', content: document.createElement('b') }),
    onPopupClosed: () => undefined,
    onRefused: () => undefined,
  });
  const failure = opening.catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(9_000);
  expect(document.head.querySelector('script')?.src).toContain('https://maps.googleapis.com/');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await failure).toBe('Error: no map');
  jest.useRealTimers();
});
