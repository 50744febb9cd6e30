import type { IncomingMessage, ServerResponse } from 'node:http';

const sentences: Readonly<Record<string, string>> = {
  en: 'Very many people are visiting us right now. Please try again in a few seconds or call {phone}.',
  es: 'En este momento nos visitan muchas personas. Inténtelo de nuevo en unos segundos o llame al {phone}.',
  ar: 'يزورنا الآن عدد كبير جدًا من الأشخاص. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ أو الاتصال على {phone}.',
};

const ownHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '5', 'X-Robots-Tag': 'noindex' };

/**
 * Refuses a request that there is no time for: 503 with `Retry-After`, for a page with the number to call. It costs next to
 * nothing, so it is no page of the CMS.
 * @param by.phone - empty where nobody set one
 * @param by.headers - those of every answer of the site
 * @requirement O8
 */
export function busyAnswer(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  by: { readonly phone: string; readonly headers: Readonly<Record<string, string>> },
): void {
  const { phone } = by;
  const headers = { ...by.headers, ...ownHeaders };
  if (url.startsWith('/api/')) {
    const body = JSON.stringify({ error: 'unavailable', phone });
    response.writeHead(503, { ...headers, 'Content-Type': 'application/json; charset=utf-8' }).end(body);
    return;
  }
  const first = /^\/([a-z]{2})(?=[-/?]|$)/i.exec(url)?.[1]?.toLowerCase() ?? 'en';
  const language = first in sentences ? first : 'en';
  const number =
    phone === '' ? '' : `<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}"><bdi>${phone}</bdi></a>`;
  const whole = sentences[language] ?? '';
  const said = phone === '' ? `${whole.split(/[.。]/, 1)[0]}.` : whole.replace('{phone}', number);
  response
    .writeHead(503, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title></head><body><main><h1>503</h1><p>${said}</p></main></body></html>`,
    );
}
