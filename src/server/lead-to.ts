import type { IncomingMessage } from 'node:http';
import { twinHeader, type Twin } from '../config/twins.ts';

/** Says in a request which twin it is led to. @requirement A15 */
export function leadTo(twin: Twin, request: IncomingMessage): void {
  request.headers[twinHeader] = twin;
}
