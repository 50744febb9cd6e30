import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';

/** A text file in a message. */
export type Attached = { readonly name: string; readonly type: string; readonly content: string };

/** An email to send. */
export type Mail = {
  /** The same for every attempt, so that a mail server can recognise a repetition. */
  readonly id: string;
  /** An address, or several with commas between them. */
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attached[];
  /** An iCalendar file, and what it asks a calendar to do. */
  readonly calendar?: { readonly method: 'PUBLISH' | 'CANCEL'; readonly content: string };
};

/** Sends emails. Throws when one could not be sent. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
};

const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 30_000;
/** A server that answers a letter at a time is never silent: no message waits for it longer than this. */
const SENT_WITHIN_MS = 90_000;

/**
 * Sends through an SMTP server.
 * @param options.url - smtp://user:password@host:port, or smtps://…
 * @param options.from - sender: `Name <address>`
 * @param options.withinMs - for a whole message, 90 s when absent
 * @throws when the address is not one of SMTP
 * @requirement I18
 */
export function smtpMailer({
  url,
  from,
  withinMs = SENT_WITHIN_MS,
}: {
  readonly url: string;
  readonly from: string;
  readonly withinMs?: number;
}): Mailer {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('MAIL_URL must be empty or an address like smtp://user:password@host:587.');
  }
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
    // Nothing in a message may make this program read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.split('@').at(-1)?.replace('>', '').trim() || 'localhost';
  return {
    send: async (mail) => {
      const sent = transport.sendMail({
        from,
        to: mail.to.split(',').map((address) => ({ name: '', address: address.trim() })),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${host}>`,
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
        attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
          filename: name,
          contentType: `${type}; charset=utf-8`,
          content,
        })),
        ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'appointment.ics' } }),
      });
      await within(withinMs, sent);
    },
    close: () => transport.close(),
  };
}

/** @throws when it takes longer; what comes of it then is nobody's concern any more */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  work.catch(() => undefined);
  const late = new AbortController();
  try {
    await Promise.race([
      work,
      pause(ms, undefined, { signal: late.signal }).then(() => {
        throw Object.assign(new Error('the mail server takes too long'), { code: 'ETIMEDOUT' });
      }),
    ]);
  } finally {
    late.abort();
  }
}
