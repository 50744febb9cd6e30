import { scheduling } from '@/config/scheduling';

/** What of a form stands in this tab's session storage, and nowhere else. */
type Kept = { readonly at: number; readonly values: Readonly<Record<string, string>> };

/** The key of all forms in the session's storage: a page with a form shows at once what it keeps. */
export const formsKey = 'forms';

/** By the form's item; nothing of more than half an hour ago. */
function keptForms(now: number): Readonly<Record<string, Kept>> {
  const kept = JSON.parse(window.sessionStorage.getItem(formsKey) ?? '{}') as Readonly<Record<string, Kept>>;
  const isRecent = ([, { at }]: readonly [string, Kept]) => now - at < scheduling.idleMinutes * 60_000;
  return Object.fromEntries(Object.entries(kept).filter(isRecent));
}

function write(forms: Readonly<Record<string, Kept>>): void {
  if (Object.keys(forms).length === 0) window.sessionStorage.removeItem(formsKey);
  else window.sessionStorage.setItem(formsKey, JSON.stringify(forms));
}

/**
 * What was typed into a form before its page was left or loaded again; nothing of more than half an hour ago.
 * @param form - the form's item
 * @requirement K6
 * @decision Q56
 */
export function keptAnswers(form: string, now: number): Readonly<Record<string, string>> {
  try {
    const forms = keptForms(now);
    write(forms);
    return forms[form]?.values ?? {};
  } catch {
    // Nothing can be kept here.
    return {};
  }
}

/** Keeps what was typed into a form, for a reload of its page. @requirement K6 */
export function keepAnswers(form: string, kept: Kept): void {
  try {
    write({ ...keptForms(kept.at), [form]: kept });
  } catch {
    // Without storage a reload empties the form.
  }
}

/** Drops what was typed: the form was sent. @requirement K6 */
export function dropAnswers(form: string): void {
  try {
    const { [form]: _sent, ...others } = keptForms(Date.now());
    write(others);
  } catch {
    // Nothing was kept.
  }
}
