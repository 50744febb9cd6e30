import type { AuthoredForm } from '@/domain/authored-form/authored-form';
import { err, ok, type Result } from '@/lib/result';
import { answerCache } from '#gateway/answer-cache';
import { adaptForm, elementsOf, type OptionLists } from '#services/forms/adapt';
import { formsGateway } from '#services/forms/client';
import { wireForm, wireOptionList } from '#services/forms/wire';
import { readAnswer } from '#gateway/read-answer';

/** Undefined where the forms service says that there is no such form. */
type Kept = { readonly form: AuthoredForm | undefined };

const kept = answerCache<Kept>('forms', { maxEntries: 200, freshMs: 60_000, retryMs: 1000 });

/** Whether a text may be the id of a form. @requirement K6 */
export function isFormId(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}

/**
 * A form as the forms service defines it, with the options of its lists. While the service is down, the last answer
 * stands in.
 * @param language - in which its texts are, as far as the service has them
 * @requirement K6 K9
 */
export async function fetchForm(
  id: string,
  language: string,
): Promise<Result<AuthoredForm, 'unavailable' | 'unknownForm'>> {
  if (!isFormId(id)) return err('unknownForm');
  const found = await kept.get(`${id} ${language}`, () => ask(id, language));
  if (found === undefined) return err('unavailable');
  return found.form === undefined ? err('unknownForm') : ok(found.form);
}

async function ask(id: string, language: string): Promise<Kept | undefined> {
  const headers = { 'accept-language': language };
  const reply = await formsGateway().request({ method: 'GET', path: `/getEloquaFormById/${id}`, headers });
  if (reply.ok && reply.value.status === 404) return { form: undefined };
  const form = readAnswer('forms', reply, wireForm);
  if (form === undefined) return undefined;
  const lists = new Set(elementsOf(form).map(({ optionListId }) => optionListId));
  return { form: adaptForm(form, await optionLists([...lists].filter(isFormId), headers)) };
}

async function optionLists(
  ids: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<OptionLists> {
  const found = ids.map(async (id) => {
    const path = `/getEloquaOptionListById/${id}`;
    const reply = await formsGateway().request({ method: 'GET', path, headers });
    // A list that nobody made is its form's matter.
    const isMissing = reply.ok && reply.value.status === 404;
    return [id, isMissing ? undefined : readAnswer('forms', reply, wireOptionList)] as const;
  });
  return new Map(await Promise.all(found));
}
