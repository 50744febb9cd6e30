import { escapeHtml } from '../lib/html.ts';
import type { StatusMessage, SubscriberList } from './subscribers.ts';

export type MarketingCloudSettings = {
  /** Where tokens are given: https://….auth.marketingcloudapis.com */
  readonly authHost: string;
  /** Where subscribers are made: https://….soap.marketingcloudapis.com */
  readonly soapHost: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Id of the list. */
  readonly list: string;
};

const WITHIN_MS = 5_000;
/** A token is given up a minute before it ends. */
const MARGIN_MS = 60_000;

const byCode: Readonly<Record<string, StatusMessage>> = {
  '12000': 'InvalidEmailAddress',
  '12002': 'TriggeredSpamFilter',
  '12014': 'The subscriber is already on the list',
};

/**
 * The list of a marketing cloud: a token by OAuth 2, then one SOAP call.
 * @returns its `add` answers `Unhandled` for everything that it does not know, and when the cloud gives no answer
 * @requirement K8
 */
export function marketingCloudList(
  settings: MarketingCloudSettings,
  now: () => number = Date.now,
): SubscriberList {
  let token: { readonly text: string; readonly untilMs: number } | undefined;
  const tokenText = async (): Promise<string> => {
    if (token === undefined || token.untilMs < now()) token = await newToken(settings, now());
    return token.text;
  };
  return {
    add: async (email) => {
      try {
        const answer = await fetch(`${settings.soapHost}/Service.asmx`, {
          method: 'POST',
          headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: 'Create' },
          body: createRequest(await tokenText(), email, settings.list),
          redirect: 'error',
          signal: AbortSignal.timeout(WITHIN_MS),
        });
        const status = statusIn(await answer.text());
        // A token that was taken back is refused in words of the cloud's own: the next call gets a new one.
        if (status === 'Unhandled') token = undefined;
        return status;
      } catch {
        token = undefined;
        return 'Unhandled';
      }
    },
  };
}

async function newToken(settings: MarketingCloudSettings, nowMs: number) {
  const answer = await fetch(`${settings.authHost}/v2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const given = (await answer.json()) as { readonly access_token?: unknown; readonly expires_in?: unknown };
  if (typeof given.access_token !== 'string') throw new Error('the marketing cloud gave no token');
  return { text: given.access_token, untilMs: nowMs + Number(given.expires_in ?? 0) * 1000 - MARGIN_MS };
}

function createRequest(token: string, email: string, list: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<s:Header><fueloauth xmlns="http://exacttarget.com">${escapeHtml(token)}</fueloauth></s:Header>
<s:Body><CreateRequest xmlns="http://exacttarget.com/wsdl/partnerAPI"><Objects xsi:type="Subscriber"><EmailAddress>${escapeHtml(email)}</EmailAddress><SubscriberKey>${escapeHtml(email)}</SubscriberKey><Lists><ID>${escapeHtml(list)}</ID></Lists></Objects></CreateRequest></s:Body>
</s:Envelope>`;
}

/** The first result's status; the answer is small and ours to ask for, so two patterns read it. */
function statusIn(xml: string): StatusMessage {
  const message = /<StatusMessage>([^<]*)<\/StatusMessage>/.exec(xml)?.[1]?.trim() ?? '';
  if (message === 'Created Subscriber.') return message;
  const code = /<ErrorCode>(\d+)<\/ErrorCode>/.exec(xml)?.[1] ?? '';
  const known = byCode[code];
  if (known) return known;
  return Object.values(byCode).find((text) => message.includes(text)) ?? 'Unhandled';
}
