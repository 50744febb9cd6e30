import { authoredRules, namedValues } from '@/domain/authored-form/authored-form';
import type { AuthoredFormAnswer, AuthoredFormRefusal, AuthoredFormRequest } from '@/contracts/authored-form';
import { formProblems, type FieldProblem } from '@/lib/form-rules';
import { err, ok, type Result } from '@/lib/result';
import { isCaptchaSolved } from '#services/captcha/verify';
import { fetchForm } from '#services/forms/definition';
import { fetchFormBlock } from '#services/forms/item';
import { fieldValues, postForm } from '#services/forms/post';

/**
 * Takes in an authored form: the rules of the browser, the captcha once where the form's item demands it, then one call
 * to the forms gateway. A filled trap gets the answer of a success, and nothing is sent.
 * @requirement K6 K7 K9 K10
 */
export async function takeAuthoredForm(
  request: AuthoredFormRequest,
): Promise<Result<AuthoredFormAnswer, AuthoredFormRefusal>> {
  const { language, values } = request;
  const item = await fetchFormBlock({ id: request.item, language });
  if (!item.ok) return err({ error: item.error });
  const { formId, isCaptchaRequired } = item.value;
  const form = await fetchForm(formId, language);
  if (!form.ok) return err({ error: form.error });
  if (form.value.isBlocked) return err({ error: 'unknownForm' });
  const named = namedValues(form.value, values);
  const rules = authoredRules(form.value, named);
  const problems = formProblems(rules, named) as Record<string, FieldProblem>;
  if (Object.keys(problems).length > 0) return err({ error: 'invalidRequest', problems });
  if (request.honeypot !== '') return ok({ error: false });
  if (isCaptchaRequired && !(await isCaptchaSolved(request.captcha))) return err({ error: 'captcha' });
  const answer = await postForm({
    id: formId,
    language,
    key: request.draftId,
    values: fieldValues(form.value, values, rules),
  });
  return answer.ok ? answer : err({ error: answer.error });
}

/**
 * Whether a refusal is not counted by the limits. A captcha that is not solved and a form that the service refused are.
 * @requirement K10
 */
export function isFree({ error }: AuthoredFormRefusal): boolean {
  return error !== 'captcha' && error !== 'refused';
}
