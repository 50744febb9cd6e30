import type { BookingTable } from '../../db/schema.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Department } from '../calendar/provider.ts';
import { toLanguage } from '../language.ts';
import { calendarFileOf } from './calendar-file.ts';
import { contactOf } from './contact.ts';
import { htmlOf, textOf, type Letter, type Part } from './letter.ts';
import { placeOf } from './place.ts';
import { linkAddress, managePage, readable } from './addresses.ts';
import { visitEntry } from './visit-entry.ts';
import { whenIn, words, type VisitMessageKind, type Words } from './words.ts';

/**
 * Writes a message about a visit: date, time with its zone, place, address, phone,
 * confirmation number and the link to change it. Neither
 * the patient nor the physician is named, and nothing tells what the visit is for. That an interpreter was asked for is
 * said, and not for which language.
 * @param message.token - of the link to change the visit that this message carries
 * @requirement I18
 */
export function visitMail(message: {
  readonly id: string;
  readonly kind: VisitMessageKind;
  readonly to: string;
  readonly booking: BookingTable;
  readonly department: Department | undefined;
  readonly token: string;
  /** Where a video visit is attended, else ''. */
  readonly joinUrl: string;
  readonly siteUrl: string;
  readonly nowMs: number;
}): Mail {
  const { id, kind, to, booking } = message;
  const language = toLanguage(booking.language);
  const say = words[language];
  const when = whenIn(language, { at: booking.starts_at, zone: booking.zone });
  const letter: Letter = {
    language,
    subject: say.subject[kind].replace('{when}', when),
    parts: [
      { kind: 'sentence', text: say.opening[kind] },
      { kind: 'facts', facts: factsOf(message, when) },
      ...(kind === 'cancelled' ? [] : [...beforeVisit(say, message), ...interpreterOf(say, booking)]),
      ...(kind === 'cancelled' ? [] : linksOf(message)),
      { kind: 'sentence', text: say.automatic },
    ],
  };
  const calendar = {
    method: kind === 'cancelled' ? ('CANCEL' as const) : ('PUBLISH' as const),
    content: calendarFileOf(visitEntry(booking, message)),
  };
  return {
    id,
    to,
    language,
    subject: letter.subject,
    text: textOf(letter),
    html: htmlOf(letter),
    ...(kind === 'reminder' ? {} : { calendar }),
  };
}

/** How a video visit is attended, or when to come to any other, and with what. */
function beforeVisit(say: Words, { joinUrl, ...visit }: Visit & { readonly joinUrl: string }): Part[] {
  if (placeOf(visit) !== '') return [{ kind: 'sentence', text: say.before }];
  if (joinUrl === '') return [];
  return [
    { kind: 'link', name: say.join, address: joinUrl },
    { kind: 'sentence', text: say.beforeVideo },
  ];
}

function interpreterOf(say: Words, booking: BookingTable): Part[] {
  return contactOf(booking).wantsInterpreter ? [{ kind: 'sentence', text: say.interpreter }] : [];
}

type Visit = { readonly booking: BookingTable; readonly department: Department | undefined };

function factsOf({ booking, department }: Visit, when: string): [string, string][] {
  const say = words[toLanguage(booking.language)];
  const place = placeOf({ booking, department });
  const phone = department?.phone ?? '';
  return [
    [say.when, when],
    place === '' ? [say.how, say.video] : [say.where, place],
    ...(phone === '' ? [] : [[say.phone, phone] satisfies [string, string]]),
    [say.number, booking.reference],
  ];
}

function linksOf({
  kind,
  booking,
  token,
  siteUrl,
}: {
  readonly kind: VisitMessageKind;
  readonly booking: BookingTable;
  readonly token: string;
  readonly siteUrl: string;
}): Part[] {
  const language = toLanguage(booking.language);
  const say = words[language];
  const page = managePage(siteUrl, language);
  return [
    { kind: 'link', name: say.change, address: linkAddress(page, token) },
    { kind: 'link', name: say.cancel, address: linkAddress(page, token, 'cancel') },
    ...(kind === 'booked' || kind === 'moved'
      ? [{ kind: 'link' as const, name: say.calendar, address: linkAddress(page, token, 'calendar') }]
      : []),
    { kind: 'code', text: say.code.replace('{address}', page), code: readable(token) },
  ];
}
