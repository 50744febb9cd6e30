import type { BookingTable } from '../../db/schema.ts';
import { segmentsOf } from '../../sms/segments.ts';
import { toLanguage, type Language } from '../language.ts';
import { shortJoinLink, shortLink } from './addresses.ts';
import { textWords } from './text-words.ts';
import type { VisitMessageKind } from './words.ts';
import { withoutContinent, zoneStyle } from './zone-names.ts';

/** Longer texts cost more and come apart on old networks. */
const MAX_SEGMENTS = 2;

/**
 * Writes a text message about a visit: date, time with its zone, the place's phone, the link to attend a video visit and
 * the link to change it. No name and no reason. What would be longer than two messages loses the weekday first, then the
 * link to change it, then the other one: the mail has both.
 * @param message.token - of the link that this text carries
 * @requirement I18
 */
export function visitText(message: {
  readonly kind: VisitMessageKind;
  readonly booking: Pick<BookingTable, 'starts_at' | 'zone' | 'language'>;
  readonly phone: string;
  readonly token: string;
  /** Where a video visit is attended, else ''. */
  readonly joinUrl: string;
  readonly siteUrl: string;
}): string {
  const { kind, booking, phone, token, joinUrl, siteUrl } = message;
  const language = toLanguage(booking.language);
  const say = textWords[language];
  const join = kind === 'cancelled' || joinUrl === '' ? '' : `${say.join} ${shortJoinLink(joinUrl)}`.trim();
  const link = kind === 'cancelled' ? '' : shortLink(siteUrl, language, token);
  const write = ({
    hasWeekday,
    links,
  }: {
    readonly hasWeekday: boolean;
    readonly links: readonly string[];
  }) =>
    [
      say.opening[kind].replace('{when}', shortWhen(language, booking, hasWeekday)),
      phone === '' ? '' : say.call.replace('{phone}', phone),
      ...links,
      kind === 'booked' ? say.stop : '',
    ]
      .filter((line) => line !== '')
      .join('\n');
  const texts = [
    write({ hasWeekday: true, links: [join, link] }),
    write({ hasWeekday: false, links: [join, link] }),
    write({ hasWeekday: false, links: [join] }),
  ];
  const fewest = write({ hasWeekday: false, links: [] });
  return texts.find((text) => segmentsOf(text) <= MAX_SEGMENTS) ?? fewest;
}

/** Date, time and zone, short; with plain spaces, because the narrow ones are in no GSM alphabet. */
function shortWhen(
  language: Language,
  { starts_at: at, zone }: Pick<BookingTable, 'starts_at' | 'zone'>,
  hasWeekday: boolean,
): string {
  const formatter = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    ...(hasWeekday ? { weekday: 'short' } : {}),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: zoneStyle[language],
  });
  return withoutContinent(formatter.format(at).replace(/\s/g, ' '));
}
