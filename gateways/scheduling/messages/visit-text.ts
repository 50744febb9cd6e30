import type { BookingTable } from '../../db/schema.ts';
import { segmentsOf } from '../../sms/segments.ts';
import { toLanguage, type Language } from '../language.ts';
import { shortLink } from './addresses.ts';
import { textWords } from './text-words.ts';
import type { VisitMessageKind } from './words.ts';

/** Longer texts cost more and come apart on old networks. */
const MAX_SEGMENTS = 2;

/**
 * Writes a text message about a visit: date, time with its zone, the place's phone and the link to change it. No name
 * and no reason. What would be longer than two messages loses the weekday first, then the link, which the mail has.
 * @param message.token - of the link that this text carries
 * @requirement I18
 */
export function visitText(message: {
  readonly kind: VisitMessageKind;
  readonly booking: Pick<BookingTable, 'starts_at' | 'zone' | 'language'>;
  readonly phone: string;
  readonly token: string;
  readonly siteUrl: string;
}): string {
  const { kind, booking, phone, token, siteUrl } = message;
  const language = toLanguage(booking.language);
  const say = textWords[language];
  const link = kind === 'cancelled' ? '' : shortLink(siteUrl, language, token);
  const write = ({ hasWeekday, hasLink }: { readonly hasWeekday: boolean; readonly hasLink: boolean }) =>
    [
      say.opening[kind].replace('{when}', shortWhen(language, booking, hasWeekday)),
      phone === '' ? '' : say.call.replace('{phone}', phone),
      hasLink ? link : '',
      kind === 'booked' ? say.stop : '',
    ]
      .filter((line) => line !== '')
      .join('\n');
  const fewest = write({ hasWeekday: false, hasLink: false });
  const all = [write({ hasWeekday: true, hasLink: true }), write({ hasWeekday: false, hasLink: true })];
  return all.find((text) => segmentsOf(text) <= MAX_SEGMENTS) ?? fewest;
}

/** Date, time and zone, short; with plain spaces, because the narrow ones are in no GSM alphabet. */
function shortWhen(
  language: Language,
  { starts_at: at, zone }: Pick<BookingTable, 'starts_at' | 'zone'>,
  hasWeekday: boolean,
): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: zone,
    ...(hasWeekday ? { weekday: 'short' } : {}),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: language === 'en' ? 'short' : 'shortGeneric',
  })
    .format(at)
    .replace(/\s/g, ' ');
}
