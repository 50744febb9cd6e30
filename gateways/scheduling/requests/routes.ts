import { z } from 'zod';
import { refusal, type Reply } from '../http.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { attachmentNames } from '../schemas/request.ts';
import { requestLines, requestReference } from './lines.ts';
import { lastDayOf } from './links.ts';
import { readPicture, readRequest, takeRequest } from './reading.ts';

const token = z.string().min(20).max(60);
const linkSchema = z.strictObject({ Token: token });
const pictureSchema = z.strictObject({ Token: token, Name: z.enum(attachmentNames) });

/**
 * What the clinic does with a request, by the link in the message about it. The token is in the body of every call:
 * addresses end up in logs.
 * @requirement J6 J9
 */
export const requestRoutes: readonly (readonly [string, Route])[] = [
  ['POST requests/read', postRead],
  ['POST requests/picture', postPicture],
  ['POST requests/take', postTake],
];

function unknownLink() {
  return refusal(404, 'This link is not valid, or its time is over.');
}

async function postRead({ db, now }: Scheduling, { request: call }: Call): Promise<Reply> {
  const { Token } = await parseBody(call, linkSchema);
  const opened = await readRequest(db, { token: Token, nowMs: now().getTime() });
  if (opened === undefined) throw unknownLink();
  const { request, pictures } = opened;
  return {
    status: 200,
    body: {
      Reference: requestReference(request),
      ReceivedAt: new Date(request.created_at).toISOString(),
      TakenAt: request.taken_at === null ? null : new Date(request.taken_at).toISOString(),
      ExpiresAt: new Date(lastDayOf(request)).toISOString(),
      Lines: requestLines(request),
      Attachments: pictures,
    },
  };
}

async function postPicture({ db, now, secret }: Scheduling, { request }: Call): Promise<Reply> {
  const { Token, Name } = await parseBody(request, pictureSchema);
  const picture = await readPicture(db, { token: Token, name: Name, secret, nowMs: now().getTime() });
  if (picture === undefined) throw unknownLink();
  return { status: 200, body: { Name, ContentType: 'image/jpeg', Content: picture } };
}

async function postTake({ db, now }: Scheduling, { request }: Call): Promise<Reply> {
  const { Token } = await parseBody(request, linkSchema);
  const takenAt = await takeRequest(db, { token: Token, nowMs: now().getTime() });
  if (takenAt === undefined) throw unknownLink();
  return { status: 200, body: { TakenAt: new Date(takenAt).toISOString() } };
}
