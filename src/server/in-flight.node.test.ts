import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { countInFlight } from './in-flight.ts';

const ask = () => {
  const request = new IncomingMessage(new Socket());
  return [request, new ServerResponse(request)] as const;
};

test('[O8] the end waits for what is being made for nobody, fails or begins meanwhile', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const { handle, settled } = countInFlight(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
  );
  const first = handle(...ask());
  const failed = handle(...ask()).catch(() => 'failed');
  const order: string[] = [];
  const end = settled().then(() => order.push('settled'));
  const later = first.then(() => {
    order.push('first');
    return handle(...ask());
  });
  ends[0]?.();
  ends[1]?.(new Error('broken'));
  await first;
  expect(await failed).toBe('failed');
  await Promise.resolve();
  order.push('last');
  ends[2]?.();
  await Promise.all([later, end]);
  expect(order).toEqual(['first', 'last', 'settled']);
});
