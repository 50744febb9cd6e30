import type { BookingTable } from '../../db/schema.ts';
import { toE164 } from '../texting/numbers.ts';

/** How a patient is told about their visit. */
export type Contact = {
  /** Empty when they gave none, or it was deleted. */
  readonly email: string;
  readonly wantsTexts: boolean;
  /** They asked for an interpreter. */
  readonly wantsInterpreter: boolean;
  /** E.164; there only for who wants texts. */
  readonly number: string | undefined;
};

/** Reads from a booking how its patient is told about it. @requirement I18 */
export function contactOf({ details }: Pick<BookingTable, 'details'>): Contact {
  const body: unknown = details === null ? undefined : JSON.parse(details);
  const field = (name: string): unknown =>
    typeof body === 'object' && body !== null
      ? Object.entries(body).find(([key]) => key === name)?.[1]
      : undefined;
  const [email, phone, interpreter] = [field('Email'), field('PhoneNumber'), field('Interpreter')];
  const wantsTexts = field('TextMessages') === true;
  return {
    email: typeof email === 'string' ? email : '',
    wantsTexts,
    wantsInterpreter: typeof interpreter === 'string' && interpreter !== '',
    number: wantsTexts && typeof phone === 'string' ? toE164(phone) : undefined,
  };
}
