import { EventEmitter, once } from 'node:events';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';

export const ACCOUNT = 'AC0123456789';
export const TOKEN = 'token-of-the-vendor';
export const SENDER = '+13125550199';
/** Where the vendor believes that answers are taken. */
export const REPLIES_URL = 'https://gateway.example/scheduling/v1/sms-replies';

/** A text vendor for tests: takes every message that is sent as its interface wants it, or answers as it is told. */
export async function startTextVendor() {
  const texts: Record<string, string>[] = [];
  const wrong: string[] = [];
  let refusal: { readonly status: number; readonly code?: number } | undefined;
  let attempts = 0;
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      attempts += 1;
      const expected = {
        method: 'POST',
        url: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
      };
      const { method, url, headers } = request;
      const got = { method, url, authorization: headers.authorization, type: headers['content-type'] };
      if (JSON.stringify(got) !== JSON.stringify(expected)) wrong.push(JSON.stringify(got));
      if (refusal === undefined) texts.push(Object.fromEntries(new URLSearchParams(body)));
      arrivals.emit('text');
      response.writeHead(refusal?.status ?? 201, { 'content-type': 'application/json' });
      const { code, status } = refusal ?? {};
      response.end(
        JSON.stringify(status ? { code, message: body, status } : { sid: 'SM1', status: 'queued' }),
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    texts,
    /** Ends when so many were taken. */
    hasTaken: async (count: number): Promise<void> => {
      while (texts.length < count) await once(arrivals, 'text');
    },
    /** Calls that were not as the vendor's interface wants them. */
    wrong,
    attempts: () => attempts,
    /** Answers with this status and code; undefined: takes messages again. */
    refuseWith: (answer: typeof refusal) => {
      refusal = answer;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Sends what somebody answered to the gateway, signed as the vendor signs. */
export function sendReply(
  base: string,
  answer: { readonly From: string; readonly Body: string },
  token: string = TOKEN,
): Promise<Response> {
  const fields = { ...answer, AccountSid: ACCOUNT, MessageSid: 'SM2', To: SENDER };
  const ordered = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const signature = createHmac('sha1', token)
    .update(`${REPLIES_URL}${ordered.flat().join('')}`)
    .digest('base64');
  return fetch(`${base}/scheduling/v1/sms-replies`, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  });
}
