/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { endSlowBody } from './slow-bodies';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function waiting(headers: Readonly<Record<string, string>>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  endSlowBody(request);
  return request;
}

test('[K10] a body that is not there after a quarter of a minute ends its connection', () => {
  const slow = waiting({ 'content-length': '20', 'content-type': 'application/json' });
  const endless = waiting({ 'transfer-encoding': 'chunked' });
  const whole = waiting({ 'content-length': '20' });
  whole.emit('end');
  jest.advanceTimersByTime(14_900);
  expect([slow, endless, whole].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  jest.advanceTimersByTime(200);
  expect([slow, endless, whole].map(({ destroyed }) => destroyed)).toEqual([true, true, false]);
});

test('[J9] pictures have longer, as long as they come', () => {
  const headers = { 'content-length': '9000000', 'content-type': 'multipart/form-data; boundary=x' };
  const coming = waiting(headers);
  const stalled = waiting(headers);
  let bytesRead = 0;
  Object.defineProperty(coming.socket, 'bytesRead', { get: () => bytesRead });
  for (let seconds = 0; seconds < 60; seconds += 1) {
    bytesRead += 1_100;
    jest.advanceTimersByTime(1_000);
  }
  expect([coming, stalled].map(({ destroyed }) => destroyed)).toEqual([false, true]);
});
