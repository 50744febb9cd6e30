import type { IncomingMessage } from 'node:http';
import { env } from '#config/server/env';
import { readBytes } from '#routes/kit/read-body';
import { clientAddress } from '#routes/limits/client-address';
import { HeldBytes } from '#routes/limits/held-bytes';

/** A form with files. Files that were left empty are not there. */
export type MultipartForm = {
  readonly fields: URLSearchParams;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

const megabyte = 1024 * 1024;

/**
 * What all bodies together hold while they are read. The framework loads a copy of this module for each route; each copy
 * counts for itself.
 */
const held = new HeldBytes({ most: 128 * megabyte, mostOfAddress: 48 * megabyte });

/** Whether a request says that its body is a form with files. */
export function isMultipart({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}

/**
 * Reads a form with files.
 * @returns what is wrong with it: longer than allowed, no form, or it had to give way to others
 * @requirement J9
 */
export async function readMultipart(
  request: IncomingMessage,
  maxBytes: number,
): Promise<MultipartForm | 'tooLarge' | 'malformed' | 'busy'> {
  let gaveWay = false;
  const body = held.begin(clientAddress(request, env().TRUST_PROXY), () => {
    gaveWay = true;
    request.destroy();
  });
  try {
    const bytes = await readBytes(request, maxBytes, body.add);
    if (bytes === undefined) return 'tooLarge';
    return await parsed(request, bytes);
  } catch {
    return gaveWay ? 'busy' : 'malformed';
  } finally {
    body.release();
  }
}

/** @throws when it is no form */
async function parsed(request: IncomingMessage, bytes: Buffer<ArrayBuffer>): Promise<MultipartForm> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(bytes, { headers }).formData();
  const fields = new URLSearchParams();
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0) files.set(name, new Uint8Array(await value.arrayBuffer()));
  }
  return { fields, files };
}
