import { scheduling } from '@/config/scheduling';

/** What of a form stands in this tab's session storage, and nowhere else. */
type Kept = { readonly at: number; readonly values: Readonly<Record<string, string>> };

const keyOf = (form: string) => `form-${form}`;

/**
 * What was typed into a form before a reload; nothing of more than half an hour ago.
 * @param form - the form's item
 * @requirement K6
 * @decision Q56
 */
export function keptAnswers(form: string, now: number): Readonly<Record<string, string>> {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(keyOf(form)) ?? 'null') as Kept | null;
    if (kept && now - kept.at < scheduling.idleMinutes * 60_000) return kept.values;
    window.sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing can be kept here.
  }
  return {};
}

/** Keeps what was typed into a form, for a reload of its page. @requirement K6 */
export function keepAnswers(form: string, kept: Kept): void {
  try {
    window.sessionStorage.setItem(keyOf(form), JSON.stringify(kept));
  } catch {
    // Without storage a reload empties the form.
  }
}

/** Drops what was typed: the form was sent. @requirement K6 */
export function dropAnswers(form: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}
