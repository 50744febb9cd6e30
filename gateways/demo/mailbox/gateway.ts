import type { ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { MailboxTable, Tables } from '../../db/schema.ts';
import type { Gateway } from '../../lib/http.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { Attached } from '../../mail/mailer.ts';

const PREFIX = '/mailbox';
const SHOWN = 100;
const attachedSchema = z.array(
  z.object({ name: z.string(), type: z.string().regex(/^[a-z]+\/[a-z]+$/), content: z.string() }),
);

/**
 * The development mailbox: a list of messages, newest first, and a page for each. Emails are shown in a frame that runs
 * no scripts, and their links open beside it. Texts are shown as they are.
 * @param stores - those of the gateways that send messages; on PostgreSQL all of them are one
 * @requirement I18
 */
export function createMailboxGateway(stores: readonly Kysely<Tables>[]): Gateway {
  return {
    name: 'mailbox',
    prefix: PREFIX,
    ready: () => true,
    handle: async (request, response, url) => {
      if (request.method !== 'GET') return sendPage(response, 405, page('Not allowed', ''));
      const [, id, part, nth] =
        /^\/mailbox(?:\/([0-9a-f-]{36})(?:\/(html|ics|attached)(?:\/(\d))?)?)?$/.exec(url.pathname) ?? [];
      if (url.pathname === PREFIX) return sendPage(response, 200, listPage(await newest(stores)));
      const mail = id === undefined ? undefined : await one(stores, id);
      if (mail === undefined) return sendPage(response, 404, page('No such message', ''));
      if (part === 'html') return sendPage(response, 200, mail.html);
      if (part === 'ics' && mail.calendar !== null) return sendCalendar(response, mail.calendar);
      if (part === 'attached') return sendAttached(response, attachedTo(mail)[Number(nth)]);
      sendPage(response, 200, mailPage(mail));
    },
    close: () => Promise.resolve(),
  };
}

async function newest(stores: readonly Kysely<Tables>[]): Promise<readonly MailboxTable[]> {
  const found = await Promise.all(
    stores.map((db) =>
      db.selectFrom('mailbox').selectAll().orderBy('sent_at', 'desc').limit(SHOWN).execute(),
    ),
  );
  const byId = new Map(found.flat().map((mail) => [mail.id, mail]));
  return [...byId.values()].sort((a, b) => b.sent_at - a.sent_at).slice(0, SHOWN);
}

async function one(stores: readonly Kysely<Tables>[], id: string): Promise<MailboxTable | undefined> {
  for (const db of stores) {
    const mail = await db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst();
    if (mail) return mail;
  }
  return undefined;
}

function listPage(mails: readonly MailboxTable[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${timeOf(mail)}</td><td>${escapeHtml(mail.recipient)}</td><td lang="${escapeHtml(mail.language)}"><a href="${PREFIX}/${mail.id}">${escapeHtml(titleOf(mail))}</a></td></tr>`,
  );
  const table = `<table border="1" cellpadding="6"><thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Mailbox', rows.length === 0 ? '<p>No messages yet.</p>' : table);
}

function mailPage(mail: MailboxTable): string {
  const calendar =
    mail.calendar === null ? '' : `<p><a href="${PREFIX}/${mail.id}/ics">Calendar file</a></p>`;
  const attached = attachedTo(mail).map(
    ({ name }, index) => `<li><a href="${PREFIX}/${mail.id}/attached/${index}">${escapeHtml(name)}</a></li>`,
  );
  const files = attached.length === 0 ? '' : `<h2>Attached</h2><ul>${attached.join('')}</ul>`;
  const asPage =
    mail.channel === 'text'
      ? ''
      : `<h2>As a page</h2><p><a href="${PREFIX}/${mail.id}/html">Open it alone</a></p>
<iframe title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${PREFIX}/${mail.id}/html" width="100%" height="480"></iframe>
`;
  return page(
    titleOf(mail),
    `<p><a href="${PREFIX}">All messages</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Sent</dt><dd>${timeOf(mail)}</dd></dl>${calendar}${files}
${asPage}<h2>As text</h2><pre style="white-space:pre-wrap;overflow-wrap:anywhere" dir="auto">${escapeHtml(mail.text)}</pre>`,
  );
}

function attachedTo({ attachments }: MailboxTable): readonly Attached[] {
  return attachments === null ? [] : attachedSchema.parse(JSON.parse(attachments));
}

function titleOf({ channel, subject, text }: MailboxTable): string {
  return channel === 'text' ? (text.split('\n')[0] ?? '') : subject;
}

function timeOf({ sent_at: sentAt }: MailboxTable): string {
  return new Date(sentAt).toISOString().slice(0, 19).replace('T', ' ');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  send(response, { status, type: 'text/html; charset=utf-8', text: html });
}

function sendAttached(response: ServerResponse, file: Attached | undefined): void {
  if (file === undefined) return sendPage(response, 404, page('No such file', ''));
  response.setHeader('Content-Disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`);
  send(response, { status: 200, type: `${file.type}; charset=utf-8`, text: file.content });
}

function sendCalendar(response: ServerResponse, text: string): void {
  response.setHeader('Content-Disposition', 'attachment; filename="appointment.ics"');
  send(response, { status: 200, type: 'text/calendar; charset=utf-8', text });
}

function send(
  response: ServerResponse,
  { status, type, text }: { readonly status: number; readonly type: string; readonly text: string },
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  });
  response.end(text);
}
