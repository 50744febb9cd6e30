import {
  captchaEntries,
  fieldName,
  type AuthoredForm,
  type AuthoredValues,
} from '@/domain/authored-form/authored-form';
import type { AuthoredFormAnswer } from '@/contracts/authored-form';
import { normalValue, type FormRules } from '@/lib/form-rules';
import { jsonIn } from '@/lib/json-in';
import { err, ok, type Result } from '@/lib/result';
import { formsGateway } from '#services/forms/client';
import { wireRefusal } from '#services/forms/wire';

/** Longer than the gateway waits for a service behind it. */
const deadlineMs = 15_000;

type FieldValue = { readonly type: 'FieldValue'; readonly id: string; readonly value: string };

/**
 * The answers as the forms service takes them: pairs of id and value, boxes as `true` or `false`, hidden fields as the
 * form defines them, and nothing that a captcha added.
 * @requirement K6
 * @decision Q29 Q30
 */
export function fieldValues(
  { fields }: AuthoredForm,
  values: AuthoredValues,
  rules: FormRules<string> = {},
): readonly FieldValue[] {
  return fields
    .filter(({ id, htmlName }) => !captchaEntries.has(id) && !captchaEntries.has(htmlName))
    .map((field) => {
      const typed = values[field.id] ?? '';
      const rule = rules[fieldName(field)];
      const written = rule ? normalValue(rule, typed) : typed;
      const box = typed === 'true' ? 'true' : 'false';
      const value =
        field.control === 'hidden' ? (field.value ?? '') : field.control === 'checkbox' ? box : written;
      return { type: 'FieldValue', id: field.id, value };
    });
}

/**
 * Posts a form: 201 is success, 400 says what is wrong, anything else is an error.
 * @returns `refused` for a 400 that says nothing
 * @param post.key - the same for every try of one form; the gateway stores it once
 * @requirement K9
 */
export async function postForm(post: {
  readonly id: string;
  readonly language: string;
  readonly key: string;
  readonly values: readonly FieldValue[];
}): Promise<Result<AuthoredFormAnswer, 'refused' | 'unavailable'>> {
  const reply = await formsGateway().request({
    method: 'POST',
    path: `/createEloquaFormById/${post.id}`,
    json: { type: 'FormData', fieldValues: post.values },
    headers: { 'idempotency-key': post.key, 'accept-language': post.language },
    retry: false,
    // The visitor's leaving does not end the call.
    deadlineMs,
    expectJson: false,
  });
  if (!reply.ok) return err('unavailable');
  if (reply.value.status === 201) return ok({ error: false });
  if (reply.value.status !== 400) return err('unavailable');
  const found = wireRefusal.parse(jsonIn(reply.value.text));
  const validationErrors = found.flatMap((one) => {
    const requirement = one?.requirement?.type.replace(/[^\w]/g, '').slice(0, 60);
    return requirement ? [{ field: one?.container?.objectId ?? '', requirement }] : [];
  });
  // A refusal that names nothing would leave whoever filled the form in without a word.
  return validationErrors.length > 0 ? ok({ error: true, validationErrors }) : err('refused');
}
