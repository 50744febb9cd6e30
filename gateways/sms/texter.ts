import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../db/schema.ts';

/** A text message to send. */
export type Text = {
  /** The same for every attempt. */
  readonly id: string;
  /** E.164: `+13125550142`. */
  readonly to: string;
  readonly language: string;
  readonly text: string;
};

/** How sending ended when it did not fail: `unsubscribed` and `refused` are final. */
export type TextOutcome = 'sent' | 'unsubscribed' | 'refused';

/** Sends text messages. Throws when one was not sent and may be tried again. */
export type Texter = { readonly send: (text: Text) => Promise<TextOutcome> };

/** The account that texts are sent from. */
export type TextingAccount = {
  /** Address up to but not including the version: `https://api.twilio.com`. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** The sending number, E.164. */
  readonly from: string;
};

const ANSWERED_WITHIN_MS = 15_000;
const LONGEST_ANSWER = 64 * 1024;
/** "The recipient has unsubscribed": they replied STOP to the vendor. */
const UNSUBSCRIBED = 21_610;

/** Why a text was not sent: the HTTP status and the vendor's code, without personal data. */
class TextingError extends Error {
  override readonly name = 'TextingError';
  readonly code: string;
  constructor(status: number, vendorCode: number | undefined) {
    super('the text message was not taken');
    this.code = vendorCode === undefined ? String(status) : `${status} ${vendorCode}`;
  }
}

/**
 * Sends through a vendor with Twilio's API for messages. A text that the vendor refuses (400 and a code) is final. A wrong
 * credential, a rate limit and an outage are worth another attempt.
 * @throws Error for a setting that is missing or not valid
 * @requirement I18
 */
export function vendorTexter({ url, account, token, from }: TextingAccount): Texter {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('SMS_URL must be empty or an address like https://api.twilio.com.');
  }
  if (account === '' || token === '' || !/^\+\d{8,15}$/.test(from)) {
    throw new Error('SMS_URL needs SMS_ACCOUNT, SMS_TOKEN and SMS_FROM (a number like +13125550100).');
  }
  const address = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    send: async ({ to, text }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
      const { sid, code } = await answerOf(response);
      // A proxy on the way says 200 and 400 too, of its own accord.
      if (response.ok && sid) return 'sent';
      if (code === UNSUBSCRIBED) return 'unsubscribed';
      if (response.status === 400 && code !== undefined) return 'refused';
      throw new TextingError(response.status, code);
    },
  };
}

/** What the vendor's answer says; nothing where it is too long, or another's. */
const answerSchema = z
  .object({ sid: z.string().catch(''), code: z.number().optional().catch(undefined) })
  .catch({ sid: '', code: undefined });

async function answerOf(response: Response): Promise<z.output<typeof answerSchema>> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_ANSWER) break;
  }
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return answerSchema.parse(undefined);
  }
}

/** Stores texts for the development mailbox instead of sending them. @requirement I18 */
export function mailboxTexter(db: Kysely<Tables>, now: () => Date): Texter {
  return {
    send: async ({ to, ...text }) => {
      const own = {
        recipient: to,
        subject: '',
        html: '',
        calendar: null,
        attachments: null,
        sent_at: now().getTime(),
      };
      await db
        .insertInto('mailbox')
        .values({ ...text, ...own, channel: 'text' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'sent';
    },
  };
}
