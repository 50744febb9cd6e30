import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Kysely } from 'kysely';
import type * as PhoneNumbers from 'libphonenumber-js/min';
import type { Tables } from '../../db/schema.ts';

const require = createRequire(import.meta.url);

/**
 * A number as networks write it, `+13125550142`; undefined when nobody can have it. American without a country code.
 * @requirement I18
 */
export function toE164(typed: string): string | undefined {
  // Read with the first number: a start has none.
  const { parsePhoneNumberFromString } = require('libphonenumber-js/min') as typeof PhoneNumbers;
  const number = parsePhoneNumberFromString(typed, 'US');
  return number?.isValid() === true ? number.number : undefined;
}

/** Notes that a number wants no texts. It outlives every visit, so the number itself is not kept. @requirement I18 */
export async function stopTexts(db: Kysely<Tables>, number: string, nowMs: number): Promise<void> {
  await db
    .insertInto('text_stop')
    .values({ number_hash: hashOf(number), created_at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes back that a number wants no texts. @requirement I18 */
export async function resumeTexts(db: Kysely<Tables>, number: string): Promise<void> {
  await db.deleteFrom('text_stop').where('number_hash', '=', hashOf(number)).execute();
}

/** Whether a number wants no texts. @requirement I18 */
export async function hasStoppedTexts(db: Kysely<Tables>, number: string): Promise<boolean> {
  const stop = await db
    .selectFrom('text_stop')
    .select('created_at')
    .where('number_hash', '=', hashOf(number))
    .executeTakeFirst();
  return stop !== undefined;
}

function hashOf(number: string): string {
  return createHash('sha256').update(number).digest('hex');
}
