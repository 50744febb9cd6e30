import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** A request that carries nothing of any visitor. @requirement O8 */
export function syntheticRequest(url: string, host: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = { host: host ?? 'localhost' };
  // Whoever reads its body finds the end of it.
  request.push(null);
  return request;
}
