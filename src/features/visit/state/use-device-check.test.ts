import { act, renderHook } from '@testing-library/react';
import { useDeviceCheck } from './use-device-check';

const rate = 48_000;

/** A microphone that hears one clap of 10 ms, half way between two looks of a fifth of a second. */
class Microphone {
  readonly analyser = {
    fftSize: 2048,
    getByteTimeDomainData: (samples: Uint8Array) => {
      const now = (performance.now() / 1000) * rate;
      for (let index = 0; index < samples.length; index += 1) {
        const at = now - samples.length + index;
        samples[index] = at >= 0.3 * rate && at < 0.31 * rate ? 255 : 128;
      }
    },
  };
  createAnalyser = () => this.analyser;
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}

test('[I18] a short sound is heard, whenever it comes', async () => {
  jest.useFakeTimers({ now: 0 });
  Object.assign(window, { AudioContext: Microphone });
  Object.assign(navigator, {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [] }) },
  });
  const { result, unmount } = renderHook(useDeviceCheck);
  await act(async () => {
    result.current.start();
    await Promise.resolve();
  });
  expect(result.current).toMatchObject({ status: 'on', isHeard: false });
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current.isHeard).toBe(true);
  unmount();
  jest.useRealTimers();
});
