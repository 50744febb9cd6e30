import type { IncomingMessage } from 'node:http';
import type { PostedForm } from '@/cms/block';
import { cardSides, maxCardBytes } from '@/domain/patient-form/form';
import { isMultipart, readMultipart } from '#routes/kit/multipart';
import { readText } from '#routes/kit/read-body';

/** Three hundred letters of everything, and room for what browsers make of them. */
const maxBytes = 64 * 1024;

const statuses = { tooLarge: 413, malformed: 400, busy: 503 } as const;

/**
 * A form as a browser sends it without scripts.
 * @returns the status of the refusal when it cannot be read
 * @requirement J9 K10
 */
export async function readPostedForm(
  request: IncomingMessage,
): Promise<Omit<PostedForm, 'allowance'> | number> {
  if (!isMultipart(request)) {
    const text = await readText(request, maxBytes);
    return text === undefined ? statuses.tooLarge : { fields: new URLSearchParams(text), files: new Map() };
  }
  const form = await readMultipart(request, maxBytes + cardSides.length * maxCardBytes);
  return typeof form === 'string' ? statuses[form] : form;
}
