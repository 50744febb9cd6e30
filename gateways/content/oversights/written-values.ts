import { isNpi } from '../../scheduling/calendar/npi.ts';
import { isCalendarDate } from '../../scheduling/calendar/zone.ts';
import { openTimes } from '../../search/documents/open-times.ts';
import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { authoredValues } from './authored.ts';

type Rule = {
  /** Where a value is cut into parts. */
  readonly cut?: RegExp;
  /** Whether a program can read a part. */
  readonly reads: (part: string) => boolean;
  /** How it is written. */
  readonly form: string;
  /** What visitors lack while it cannot be read. */
  readonly lacks: string;
};

const someWeek = 'Mon 08:00-09:00';
const statuses = ['open', 'limited', 'closed'];
const noHours = 'nobody is told whether the place is open';

const day: Rule = {
  reads: isCalendarDate,
  form: 'a day of the calendar, like 2026-12-24',
  lacks: 'its notice stays for ever',
};
const phone: Rule = { reads: isPhone, form: '773-555-0100', lacks: 'it is no link that calls' };
const email: Rule = {
  reads: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  form: 'name@example.org',
  lacks: 'nobody can write to it',
};

const count = (lacks: string): Rule => ({
  reads: (text) => /^\d{1,3}(?:,?\d{3})*$/.test(text),
  form: 'a whole number',
  lacks,
});
const choice = (choices: readonly string[], lacks: string): Rule => ({
  reads: (text) => choices.some((one) => one.toLowerCase() === text.toLowerCase()),
  form: choices.join(' or '),
  lacks,
});

/** By template and field. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'Physician Details': {
    npi: {
      reads: isNpi,
      form: 'ten digits, the last of them a check digit',
      lacks: 'calendars do not find the physician',
    },
    phoneNumber: phone,
    rating: {
      reads: (text) => /^\d(?:\.\d+)?$/.test(text) && Number(text) <= 5,
      form: 'a number from 0 to 5, like 4.8',
      lacks: 'no rating is shown',
    },
    numberOfReviews: count('no rating is shown'),
    totalCommentCount: count('nobody reads how many comments there are'),
    videoStates: {
      cut: /,/,
      reads: (text) => /^[A-Z]{2}$/.test(text),
      form: 'states by their two letters, like "IL, IN"',
      lacks: 'nobody there can book a visit by video',
    },
  },
  'Location Details': {
    phoneNumber: phone,
    openingHours: {
      cut: /;/,
      reads: (week) => openTimes({ week, special: '', language: 'en' }) !== undefined,
      form: '"Mon-Fri 08:00-12:00, 13:00-17:00; Sat 09:00-13:00"',
      lacks: noHours,
    },
    specialHours: {
      cut: /\n/,
      reads: (special) => openTimes({ week: someWeek, special, language: 'en' }) !== undefined,
      form: '"2026-12-24 08:00-12:00 Christmas Eve" or "2026-12-25 closed", one day a line',
      lacks: noHours,
    },
    facilityStatus: {
      reads: (status) => statuses.includes(status.toLowerCase()),
      form: 'open, limited or closed',
      lacks: noHours,
    },
    facilityNoticeThrough: day,
    timeZone: { reads: isZone, form: 'a name like America/Chicago', lacks: noHours },
  },
  'Clinical Trial Details': {
    NCT: {
      reads: (text) => /^NCT\d{8}$/.test(text),
      form: 'NCT and eight digits',
      lacks: 'nobody finds the study by it',
    },
    ContactPhone: phone,
    ContactEmail: email,
  },
  Article: {
    callUsPhone: phone,
    appointmentPhone: phone,
    otherPhone: phone,
    layoutType: choice(['video', 'fullHero'], 'the story has the plain layout'),
  },
  Alert: { alertColor: choice(['yellow', 'red'], 'it is yellow') },
};

/**
 * Looks for texts that programs read and cannot: hours, numbers, addresses. The site shows them and does nothing with them,
 * or leaves them out.
 * @requirement E7 O6
 */
export function checkWrittenValues(content: Snapshot, problems: Problems): void {
  for (const { item, field, value, placeOf } of authoredValues(content)) {
    const rule = rules[item.template]?.[field.name];
    if (!rule || typeof value !== 'string') continue;
    const { cut, reads, form, lacks } = rule;
    for (const part of (cut ? value.split(cut) : [value]).map((one) => one.trim()))
      if (part !== '' && !reads(part))
        problems.add(
          item.file,
          placeOf(),
          `${field.name}: "${part}" cannot be read, so ${lacks}; write ${form}`,
        );
  }
}

/** Ten digits as in America, or a country's code and its number; the invisible marks around it are for Arabic. */
function isPhone(text: string): boolean {
  const [, number = ''] =
    /^[\u2066\s]*([+\d\s()./-]+?)[\u2069\s]*(?:(?:ext\.?|x) ?\d{1,6})?$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, '');
  return /^\s*\+(?!1)/.test(number) ? /^\d{7,15}$/.test(digits) : /^1?[2-9]\d{9}$/.test(digits);
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
