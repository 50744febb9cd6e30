import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { readText } from '#routes/kit/read-body';

const server = createServer();
let port: number;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** A request of ten bytes of which `body` has come. */
async function arriving(body: string) {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n${body}`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  request.on('error', () => undefined);
  return { client, request };
}

test('[K10] a body whose sender leaves, before or while it is read, ends the reading', async () => {
  const early = await arriving('half');
  const closed = new Promise((resolve) => early.request.once('close', resolve));
  early.client.destroy();
  await closed;
  await expect(readText(early.request, 100)).rejects.toThrow('closed');

  const late = await arriving('half');
  const reading = readText(late.request, 100);
  late.client.destroy();
  await expect(reading).rejects.toThrow('aborted');
});

test('[K10] a body is read whole, up to its limit', async () => {
  const whole = await arriving('0123456789');
  expect(await readText(whole.request, 10)).toBe('0123456789');
  whole.client.destroy();
  const long = await arriving('0123456789');
  expect(await readText(long.request, 9)).toBeUndefined();
  long.client.destroy();
});
