import { isSigned } from '../../sms/signature.ts';
import { readForm, refusal, type Reply } from '../http.ts';
import type { Call, Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { wishIn } from './answers.ts';
import { resumeTexts, stopTexts, toE164 } from './numbers.ts';

/** The call of the text vendor: it has no credential of ours, it signs what it sends. */
export const REPLIES = 'sms-replies';

/** An answer that sends nothing back: the vendor itself confirms STOP and START. */
const NOTHING_TO_SAY: Reply = {
  status: 200,
  body: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
  headers: { 'content-type': 'text/xml; charset=utf-8' },
};

/**
 * What people answer to texts, as the vendor passes it on: STOP ends texts to a number, START resumes them.
 * @requirement I18
 */
export const textingRoutes: readonly (readonly [string, Route])[] = [[`POST ${REPLIES}`, postReply]];

async function postReply({ db, texting, now }: Scheduling, { request }: Call): Promise<Reply> {
  const { token, repliesUrl } = texting;
  if (token === '' || repliesUrl === '') throw refusal(404, 'There is no such call.');
  const form = await readForm(request);
  const header = request.headers['x-twilio-signature'];
  const signature = typeof header === 'string' ? header : undefined;
  if (!isSigned({ address: repliesUrl, form, signature, token })) {
    throw refusal(403, 'The signature is not that of the vendor.');
  }
  const number = toE164(form.get('From') ?? '');
  const wish = wishIn(form.get('OptOutType') ?? form.get('Body') ?? '');
  if (number !== undefined && wish === 'stop') await stopTexts(db, number, now().getTime());
  if (number !== undefined && wish === 'start') await resumeTexts(db, number);
  return NOTHING_TO_SAY;
}
