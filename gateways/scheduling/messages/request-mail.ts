import type { AppointmentRequestTable } from '../../db/schema.ts';
import type { Attached, Mail } from '../../mail/mailer.ts';
import { DEFAULT_ZONE } from '../directory.ts';
import { requestLines, requestReference } from '../requests/lines.ts';
import { lastDayOf } from '../requests/links.ts';
import { saysUrgent } from '../requests/urgent.ts';
import { linkAddress, readable, requestPage } from './addresses.ts';
import { htmlOf, textOf, type Letter, type Part } from './letter.ts';
import { whenIn } from './words.ts';

type RequestMessage = {
  readonly id: string;
  readonly to: string;
  readonly request: AppointmentRequestTable;
  /** Of the link that this message carries. */
  readonly token: string;
  readonly siteUrl: string;
};

/**
 * Tells those at the clinic who read requests that one has come. Subject and text say nothing about the patient, because
 * screens of telephones show them; what was asked is attached, for people and for programs. Pictures are read by the
 * link only.
 * @requirement J6 J9
 */
export function requestMail(message: RequestMessage & { readonly pictures: number }): Mail {
  const { request, pictures } = message;
  const until = whenIn('en', { at: lastDayOf(request), zone: DEFAULT_ZONE });
  const reference = requestReference(request);
  const subject = urgentFirst(request, `Request for an appointment ${reference}`);
  const parts: Part[] = [
    ...urgentParts(request),
    {
      kind: 'sentence',
      text: 'A request for an appointment has come in over the website. What the patient wrote is attached. Please call or write to them within one to two business days.',
    },
    {
      kind: 'facts',
      facts: [
        ...receivedFacts(request),
        ...(pictures > 0
          ? [['Pictures of the insurance card', `${pictures}, by the link until ${until}`] as const]
          : []),
      ],
    },
    ...readParts(message),
  ];
  return { ...mailOf(message, subject, parts), attachments: attachmentsOf(request, reference) };
}

/** Tells them again: nobody has said that they take it. @requirement J6 */
export function notTakenMail(message: RequestMessage): Mail {
  const { request } = message;
  const subject = urgentFirst(request, `Nobody has taken request ${requestReference(request)} yet`);
  return mailOf(message, subject, [
    ...urgentParts(request),
    {
      kind: 'sentence',
      text: 'Nobody has said that they take care of this request. The patient is waiting to hear from you.',
    },
    { kind: 'facts', facts: receivedFacts(request) },
    ...readParts(message),
  ]);
}

/** That it is urgent says nothing of what the patient has. */
function urgentFirst(request: AppointmentRequestTable, subject: string): string {
  return saysUrgent(request) ? `Urgent: ${subject}` : subject;
}

function urgentParts(request: AppointmentRequestTable): readonly Part[] {
  const text = 'The patient writes that it is urgent. Please call them today.';
  return saysUrgent(request) ? [{ kind: 'sentence', text }] : [];
}

function receivedFacts(request: AppointmentRequestTable): readonly (readonly [string, string])[] {
  return [
    ['Number', requestReference(request)],
    ['Received', whenIn('en', { at: request.created_at, zone: DEFAULT_ZONE })],
    ['Source', request.source_application],
  ];
}

function readParts({ token, siteUrl }: RequestMessage): readonly Part[] {
  const page = requestPage(siteUrl);
  return [
    { kind: 'link', name: 'Read the request, and take it', address: linkAddress(page, token) },
    { kind: 'code', text: `If the link does not open, type this code at ${page}:`, code: readable(token) },
    {
      kind: 'sentence',
      text: 'Whoever has the link can read the request. Do not forward this message outside of the clinic.',
    },
  ];
}

function attachmentsOf(request: AppointmentRequestTable, reference: string): readonly Attached[] {
  const lines = requestLines(request).map(({ Name, Text }) => `${Name}: ${Text}`);
  return [
    { name: `request-${reference}.txt`, type: 'text/plain', content: `${lines.join('\n')}\n` },
    { name: `request-${reference}.json`, type: 'application/json', content: request.details ?? '{}' },
  ];
}

function mailOf({ id, to }: RequestMessage, subject: string, parts: readonly Part[]): Mail {
  const letter: Letter = { language: 'en', subject, parts };
  return { id, to, language: 'en', subject, text: textOf(letter), html: htmlOf(letter) };
}
