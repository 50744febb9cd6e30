import { scheduling } from '@/config/scheduling';
import type { AppointmentRequest, RequestAnswer, RequestRefusal } from '@/contracts/appointment-request';
import { emptyForm } from '@/domain/patient-form/form';
import { patientFormRules } from '@/domain/patient-form/rules';
import { writtenForm } from '@/domain/patient-form/sent';
import { localDateAt } from '@/lib/chicago-time';
import { formProblems } from '@/lib/form-rules';
import { err, ok, type Result } from '@/lib/result';
import { isCaptchaSolved } from '#services/captcha/verify';
import { cardProblems, redrawnCards, type Files } from '#services/request/cards';
import { inFirstLanguage } from '#services/request/first-language';
import { fetchFormItem } from '#services/request/form-item';
import { attachmentsOf, contactOf, requestBody } from '#services/request/request-body';
import { discardSaved } from '#services/request/saved';
import { requestOutcome } from '#services/request/request-outcome';
import { schedulingGateway } from '#services/scheduling/client';
import { hasExtensions } from '#services/scheduling/extensions';

const deadlineMs = 10_000;

/** When it came, in milliseconds since 1970, and the files that came with it. */
type Arrival = { readonly now: number; readonly files: Files };

/**
 * Takes in an appointment request: the same rules as in the browser, the captcha once, then one call to the gateway,
 * never repeated by itself. The draft's key makes the gateway store a request once, however often it is sent.
 * A filled trap gets the answer of a success, and nothing is sent.
 * @requirement J3 J6 J9 K7 K10
 */
export async function requestAppointment(
  request: AppointmentRequest,
  { now, files: sent }: Arrival,
): Promise<Result<RequestAnswer, RequestRefusal>> {
  const form = await fetchFormItem({ id: request.form, language: request.language });
  if (!form.ok) return err({ error: form.error });
  const { kind, isFromScheduling } = request;
  const { isCaptchaRequired, offered } = form.value;
  const values = { ...emptyForm(kind), ...request.values };
  const today = localDateAt(now, scheduling.zone);
  const rules = patientFormRules(values, { kind, isCaptchaRequired, offered, today });
  // The other forms have no fields for files, and other gateways do not take them.
  const files: Files = kind === 'long' && hasExtensions() ? sent : new Map();
  const problems = { ...formProblems(rules, values), ...cardProblems(files) };
  const fields = Object.keys(problems);
  if (fields.length > 0) return err({ error: 'invalidRequest', fields, problems });
  if (request.honeypot !== '') return ok({ error: false });
  const [isSolved, written] = await Promise.all([
    !isCaptchaRequired || isCaptchaSolved(values.captcha),
    // Asks the CMS once more: beside the captcha, because neither needs the other.
    inFirstLanguage(writtenForm(values, rules), request, form.value),
  ]);
  if (!isSolved) return err({ error: 'captcha', fields: ['captcha'] });
  const cards = await redrawnCards(files);
  if (!cards.ok) {
    const { error: unread } = cards;
    if (unread === 'busy') return err({ error: 'unavailable' });
    return err({ error: 'invalidRequest', fields: Object.keys(unread), problems: unread });
  }

  const reply = await schedulingGateway().request({
    method: 'POST',
    path: '/appointment-request',
    json: {
      ...requestBody(written, { ...form.value, isFromScheduling }, now),
      ...contactOf(form.value.contactPhone),
      ...attachmentsOf(cards.value),
    },
    // Whoever asked is answered in their language.
    headers: { 'idempotency-key': request.draftId, 'accept-language': request.language },
    retry: false,
    // A success need not say anything.
    expectJson: false,
    // The visitor's leaving does not end the call.
    deadlineMs,
  });
  const outcome: RequestAnswer = reply.ok ? requestOutcome(reply.value) : { error: true, message: '' };
  // A draft that stays because this fails runs out by itself.
  if (!outcome.error && request.savedDraft !== undefined) await discardSaved({ draftId: request.savedDraft });
  return ok(outcome);
}
