import type { AppointmentRequestTable } from '../../db/schema.ts';
import { detailsOf } from './lines.ts';

/** What people write of something that cannot wait, in the languages of the site, without accents; an urgent care is a place. */
const said = [
  /(?<!\b(?:not|isnt|isn't|non|less) (?:\w+ )?)(?<!non-)\burgent(?:ly)?\b(?! care)/,
  /\ban emergency\b(?! (?:room|department))/,
  /\b(?:can not|cannot|can't|cant) wait\b/,
  /(?<!\bno (?:\w+ )?(?:\w+ )?)\burgente(?:mente)?\b(?<!atencion urgente)/,
  /(?<!\bno es )\buna emergencia\b/,
  /\bno puede esperar\b/,
  /(?<!غير |ليست |ليس )(?:عاجل|مستعجل|طارئ)(?<!الرعاية العاجل)/u,
  /لا ي(?:حتمل|ستطيع) الانتظار/u,
];

/**
 * Whether somebody wrote that their request is urgent. Nobody is treated by it: it says which request is read first.
 * @requirement J6
 */
export function saysUrgent(request: Pick<AppointmentRequestTable, 'details'>): boolean {
  const { ReasonsForVisit, Comments } = detailsOf(request);
  const text = `${ReasonsForVisit} ${Comments}`.toLowerCase().replaceAll('’', "'").normalize('NFD');
  const plain = text.replaceAll(/[\u0300-\u036F\u064B-\u0652]/gu, '').normalize('NFC');
  return said.some((pattern) => pattern.test(plain));
}
