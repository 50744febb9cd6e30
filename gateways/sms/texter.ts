import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** A text message as it leaves. */
export type Text = {
  /** Stays the same when sending is tried again. */
  readonly id: string;
  /** E.164: `+13125550142`. */
  readonly to: string;
  readonly language: string;
  readonly text: string;
};

/** How sending ended, if not by an error: `unsubscribed` and `refused` are final. */
export type TextOutcome = 'sent' | 'unsubscribed' | 'refused';

/** Sends text messages. Throws when one did not go out and may be tried again. */
export type Texter = { readonly send: (text: Text) => Promise<TextOutcome> };

/** Where and as whom text messages are sent. */
export type TextingAccount = {
  /** Up to but without the version: `https://api.twilio.com`. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** The sending number, E.164. */
  readonly from: string;
};

const ANSWERED_WITHIN_MS = 15_000;
/** "The recipient has unsubscribed": he wrote STOP to the vendor's own list. */
const UNSUBSCRIBED = 21_610;

/** Why a text did not go out: the status and the vendor's code, which say nothing about anybody. */
class TextingError extends Error {
  override readonly name = 'TextingError';
  readonly code: string;
  constructor(status: number, vendorCode: number | undefined) {
    super('the text message was not taken');
    this.code = vendorCode === undefined ? String(status) : `${status} ${vendorCode}`;
  }
}

/**
 * Sends through a vendor that speaks Twilio's messages call. What the vendor will never take (status 400) is final;
 * a credential that is wrong, too many calls and a vendor in trouble may pass.
 * @throws when a setting is missing or no address
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
      if (response.ok) {
        await response.body?.cancel();
        return 'sent';
      }
      const code = codeIn(await response.json().catch(() => undefined));
      if (code === UNSUBSCRIBED) return 'unsubscribed';
      if (response.status === 400) return 'refused';
      throw new TextingError(response.status, code);
    },
  };
}

function codeIn(body: unknown): number | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'number' ? code : undefined;
}

/** Sends nothing: puts texts where the development mailbox page shows them. @requirement I18 */
export function mailboxTexter(db: Kysely<Tables>, now: () => Date): Texter {
  return {
    send: async ({ to, ...text }) => {
      const own = { recipient: to, subject: '', html: '', calendar: null, sent_at: now().getTime() };
      await db
        .insertInto('mailbox')
        .values({ ...text, ...own, channel: 'text' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'sent';
    },
  };
}
