import { z } from 'zod';
import {
  requestPictures,
  type OpenRequest,
  type RequestPicture,
  type TakenRequest,
} from '@/contracts/request-desk';
import { err, ok, type Result } from '@/lib/result';
import { askOwnGateway } from '#services/scheduling/extensions';

type Failure = { readonly error: 'linkUnknown' | 'unavailable' };

const instant = z.iso.datetime().transform((text) => Date.parse(text));
const openSchema = z
  .object({
    Reference: z.string(),
    ReceivedAt: instant,
    TakenAt: instant.nullable(),
    ExpiresAt: instant,
    Lines: z.array(z.object({ Name: z.string(), Text: z.string() })),
    Attachments: z.array(z.enum(requestPictures)),
  })
  .transform((read): OpenRequest => ({
    reference: read.Reference,
    receivedAt: read.ReceivedAt,
    takenAt: read.TakenAt,
    expiresAt: read.ExpiresAt,
    lines: read.Lines.map(({ Name: name, Text: text }) => ({ name, text })),
    pictures: read.Attachments,
  }));
const pictureSchema = z
  .object({ ContentType: z.literal('image/jpeg'), Content: z.base64() })
  .transform(({ Content: jpeg }): RequestPicture => ({ jpeg }));
const takenSchema = z.object({ TakenAt: instant }).transform(({ TakenAt: takenAt }) => ({ takenAt }));

/** One call about a request, never repeated by itself: each is noted. The link's code travels in its body. */
async function call<T>(
  name: 'read' | 'picture' | 'take',
  json: unknown,
  schema: z.ZodType<T>,
): Promise<Result<T, Failure>> {
  const reply = await askOwnGateway({
    method: 'POST',
    path: `/requests/${name}`,
    retry: false,
    json,
  });
  if (!reply.ok) return err({ error: 'unavailable' });
  if (reply.value.status === 404) return err({ error: 'linkUnknown' });
  const parsed = schema.safeParse(reply.value.json);
  return parsed.success ? ok(parsed.data) : err({ error: 'unavailable' });
}

/** The request that a link opens, for those at the clinic who read it. @requirement J6 */
export function openRequest(code: string): Promise<Result<OpenRequest, Failure>> {
  return call('read', { Token: code }, openSchema);
}

/** A picture of the insurance card that came with it. @requirement J9 */
export function openPicture(
  code: string,
  picture: OpenRequest['pictures'][number],
): Promise<Result<RequestPicture, Failure>> {
  return call('picture', { Token: code, Name: picture }, pictureSchema);
}

/** Somebody takes care of it. @requirement J6 */
export function takeRequest(code: string): Promise<Result<TakenRequest, Failure>> {
  return call('take', { Token: code }, takenSchema);
}
