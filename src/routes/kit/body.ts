import type { IncomingMessage } from 'node:http';
import { jsonPart } from '@/config/forms';
import { err, ok, type Result } from '@/lib/result';
import { failed, type RouteAnswer } from '#routes/kit/answer';
import { isForm } from '#routes/kit/callers';
import { isMultipart, readMultipart } from '#routes/kit/multipart';
import { readText } from '#routes/kit/read-body';

/** A body before its shape is checked. `files` are by the names of their fields. */
export type Body = { readonly value: unknown; readonly files: ReadonlyMap<string, Uint8Array> };

type Limits = {
  readonly maxBytes: number;
  /** Of all files together, beside the JSON; 0 where the route takes none. */
  readonly maxFileBytes: number;
};

const malformed = failed('invalidRequest', { fields: [] });

/**
 * Reads JSON, JSON with files beside it, or the fields of a form. Fails with the answer that refuses it.
 * @requirement K10
 */
export async function readBody(
  request: IncomingMessage,
  { maxBytes, maxFileBytes }: Limits,
): Promise<Result<Body, RouteAnswer>> {
  if (isMultipart(request)) return readWithFiles(request, { maxBytes, maxFileBytes });
  const text = await readText(request, maxBytes).catch(() => '');
  if (text === undefined) return err(failed('tooLarge'));
  const files = new Map<string, Uint8Array>();
  if (isForm(request)) return ok({ value: Object.fromEntries(new URLSearchParams(text)), files });
  return parsed(text, files);
}

async function readWithFiles(
  request: IncomingMessage,
  { maxBytes, maxFileBytes }: Limits,
): Promise<Result<Body, RouteAnswer>> {
  const form = await readMultipart(request, maxBytes + maxFileBytes);
  if (form === 'busy') return err({ ...failed('unavailable'), headers: { 'Retry-After': '5' } });
  if (form === 'tooLarge') return err(failed('tooLarge'));
  const text = form === 'malformed' ? '' : (form.fields.get(jsonPart) ?? '');
  if (form === 'malformed' || text.length > maxBytes) return err(malformed);
  return parsed(text, form.files);
}

function parsed(text: string, files: Body['files']): Result<Body, RouteAnswer> {
  try {
    return ok({ value: JSON.parse(text) as unknown, files });
  } catch {
    return err(malformed);
  }
}
