import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { checkForm, readFormData, type SentValues } from './check.ts';
import type { FormDefinition, Forms } from './definition.ts';
import { settle } from './pass-on-due.ts';
import { passOn, type Upstream } from './relay.ts';
import { keepSubmission, namedFields } from './submissions.ts';
import type { SubscriberList } from './subscribers.ts';
import { validationError } from './wire.ts';

type Taking = {
  readonly db: Kysely<Tables>;
  readonly forms: () => Forms;
  readonly list: SubscriberList;
  readonly upstream: Upstream | undefined;
  readonly now: () => number;
};

type Sent = {
  readonly id: string;
  readonly body: unknown;
  readonly language: string;
  readonly key: string;
};

type Reply = { readonly status: number; readonly body: unknown };

const noForm = (id: string): Reply => ({
  status: 400,
  body: [
    { type: 'ObjectValidationError', property: id, requirement: { type: 'ObjectExistenceRequirement' } },
  ],
});

/**
 * Takes a form in: 201 once it is stored, 400 with what is wrong with it. What is to go to another system is stored
 * before it is passed on, so that whatever happens then, it is there.
 * @requirement K9 K10
 */
export async function takeForm(taking: Taking, sent: Sent): Promise<Reply> {
  const values = readFormData(sent.body);
  if (values === undefined)
    return {
      status: 400,
      body: [{ type: 'ObjectValidationError', requirement: { type: 'SyntaxRequirement' } }],
    };
  if (taking.upstream) return takeForUpstream(taking, { ...sent, values, upstream: taking.upstream });
  const form = taking.forms().get(sent.id);
  if (form === undefined) return noForm(sent.id);
  const errors = checkForm(form, values);
  if (errors.length > 0) return { status: 400, body: errors };
  if (form.newsletter) return subscribe(taking, { form, values, language: sent.language });
  const named = new Map(
    form.elements.filter(({ displayType }) => displayType !== 'submit').map(({ id, label }) => [id, label]),
  );
  const known = new Map([...values].filter(([id]) => named.has(id)));
  const { row } = await keepSubmission(taking.db, {
    formId: form.id,
    formName: form.name,
    language: sent.language,
    key: sent.key,
    fields: namedFields(known, named),
    nowMs: taking.now(),
    isPassedOn: false,
    answersSender: form.answersSender,
  });
  return created(row.id, known);
}

/** A form whose sender wants the newsletter: the list has them, and no copy of their address is stored. */
async function subscribe(
  { list }: Taking,
  {
    form,
    values,
    language,
  }: { readonly form: FormDefinition; readonly values: SentValues; readonly language: string },
): Promise<Reply> {
  const element = form.elements.find(({ htmlName }) => htmlName === 'emailAddress');
  if (element === undefined) return noForm(form.id);
  const status = await list.add(values.get(element.id) ?? '', language);
  switch (status) {
    case 'InvalidEmailAddress':
      return { status: 400, body: [validationError(element, 'EmailAddressRequirement')] };
    case 'TriggeredSpamFilter':
    case 'Unhandled':
      return { status: 503, body: { error: status } };
    case 'Created Subscriber.':
    case 'The subscriber is already on the list':
      return created('', new Map());
  }
}

async function takeForUpstream(
  { db, now }: Taking,
  {
    id,
    key,
    language,
    values,
    upstream,
  }: Sent & { readonly values: SentValues; readonly upstream: Upstream },
): Promise<Reply> {
  const { row, isRepeated } = await keepSubmission(db, {
    formId: id,
    formName: `Form ${id}`,
    language,
    key,
    fields: namedFields(values, new Map()),
    nowMs: now(),
    isPassedOn: true,
  });
  // It is here, and goes on by itself if it has not gone yet.
  if (isRepeated) return created(row.id, values);
  const passed = await passOn(upstream, row);
  if (passed.kind === 'refused') {
    // Its sender is still there and mends it: nothing was taken.
    await db.deleteFrom('form_submission').where('id', '=', row.id).execute();
    return { status: 400, body: passed.body ?? [] };
  }
  await settle(db, { row, passed, knowsKeys: upstream.knowsKeys, nowMs: now() });
  return passed.kind === 'delivered' && passed.body !== undefined
    ? { status: 201, body: passed.body }
    : created(row.id, values);
}

function created(id: string, values: SentValues): Reply {
  const fieldValues = [...values].map(([field, value]) => ({ type: 'FieldValue', id: field, value }));
  return { status: 201, body: { type: 'FormData', id, fieldValues, processingStepErrors: [] } };
}
