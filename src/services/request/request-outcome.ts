import { z } from 'zod';
import { jsonIn, withoutMark } from '@/lib/json-in';
import type { RequestAnswer, RequestRefusal } from '@/contracts/appointment-request';

/** Our own gateway says the number that its messages give; others need not. */
const takenSchema = z.object({ Reference: z.string().regex(/^[\w-]{1,30}$/) });
const messageSchema = z.object({ Message: z.string() });

/** A message without markup, one line, not long. */
function clean(message: string | undefined): string {
  return (message ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

/**
 * The catalogue of the create-request call: 200 is a success, whatever is said with it, unless it is a page or the
 * beginning of something that was cut off; 400 an error with Message; 500 an error whose message is
 * the second line of the text; anything else an error without a message.
 * @requirement J6
 * @decision Q46
 */
export function requestOutcome(reply: { readonly status: number; readonly text: string }): RequestAnswer {
  const json = jsonIn(withoutMark(reply.text));
  switch (reply.status) {
    case 200:
      if (json === undefined && /^\s*[<{[]/.test(reply.text)) return { error: true, message: '' };
      return taken(json);
    case 400:
      return { error: true, message: clean(messageSchema.safeParse(json).data?.Message) };
    case 500:
      return { error: true, message: clean(reply.text.split(/\r?\n/)[1]) };
    default:
      return { error: true, message: '' };
  }
}

function taken(json: unknown): RequestAnswer {
  const reference = takenSchema.safeParse(json).data?.Reference;
  return reference === undefined ? { error: false } : { error: false, reference };
}

/**
 * Whether a refusal is not counted by the limits. A file that could not be drawn has cost as much as a request.
 * @requirement K10
 */
export function isFree({ error, problems = {} }: RequestRefusal): boolean {
  if (Object.values(problems).includes('fileBroken')) return false;
  return error === 'invalidRequest' || error === 'unavailable';
}
