import { z } from 'zod';
import { authoredLines } from '@/domain/patient-form/choices';
import { authoredFields, offeredChoices, type OfferedChoices } from '@/domain/patient-form/form';
import { queryContent } from '#cms/content';

/** The fields of a form's item in which an author names choices, for a GraphQL query. */
export const offeredFragment = `fragment offered on Item {
  ${authoredFields.map((name) => `${name}: field(name: "${name}") { jsonValue }`).join('\n  ')}
}`;

const text = z.object({ value: z.string() }).optional().catch(undefined);
/** A choice that is an item: its own words, as pages read them. */
const tag = z
  .object({
    name: z.string().catch(''),
    displayName: z.string().catch(''),
    fields: z.object({ tagDisplayName: text }).catch({}),
  })
  .transform(({ name, displayName, fields }) => fields.tagDisplayName?.value.trim() || displayName || name);
const lines = z.object({ value: z.string() }).transform(({ value }) => authoredLines(value));
const list = z.object({ value: z.array(tag) }).transform(({ value }) => value);
const choices = z.union([z.array(tag), list, lines, z.string().transform(authoredLines)]).catch([]);

/** What an item offers: a list of tags, or a text with one choice per line; the standard choices where it says nothing. */
function offeredBy(
  item: Readonly<Record<string, unknown>>,
  unwrap: (field: unknown) => unknown,
): OfferedChoices {
  return offeredChoices((name) => choices.parse(unwrap(item[name]) ?? []));
}

const wrapped = z.object({ jsonValue: z.unknown() }).nullish().catch(null);
const unwrapped = (field: unknown): unknown => wrapped.parse(field)?.jsonValue;

/**
 * What a form's item offers, from a query with `...offered`.
 * @decision Q45
 */
export function offeredIn(item: Readonly<Record<string, unknown>>): OfferedChoices {
  return offeredBy(item, unwrapped);
}

/** What a form without an item offers. */
const standardChoices = offeredIn({});

/** A choice that is an item: the same one in every language. */
export type Tag = { readonly id: string; readonly name: string };

const tagsWithIds = z.array(z.object({ id: z.string() }).loose()).catch([]);

/** The items that a field of a form's item lists, with their names in the language that was asked for. @requirement J5 */
export function tagsIn(field: unknown): readonly Tag[] {
  return tagsWithIds.parse(unwrapped(field)).map((item) => ({ id: item.id, name: tag.parse(item) }));
}

const query = `query BookingForm($id: String!, $language: String!) {
  item(path: $id, language: $language) {
    ...offered
    oasWorkflow: field(name: "OAS Workflow") { jsonValue }
    workflow: field(name: "workflow") { jsonValue }
  }
}
${offeredFragment}`;
const fieldsSchema = z.record(z.string(), z.unknown());
const linked = z
  .object({ jsonValue: z.object({ fields: fieldsSchema }) })
  .nullish()
  .catch(null);
const bookingSchema = z.object({
  item: z.object({ oasWorkflow: linked, workflow: linked }).catchall(z.unknown()).nullable(),
});

/**
 * What the patient's form of a booking offers: the choices of the item that the booking names, or of the workflow that
 * it links to, as the page reads them.
 * @param form.id - '' for a page without an item, which offers the standard choices
 * @returns undefined while the CMS cannot say
 * @decision Q45 ADR-0022
 */
export async function fetchBookingChoices(form: {
  readonly id: string;
  readonly language: string;
}): Promise<OfferedChoices | undefined> {
  if (form.id === '') return standardChoices;
  const answer = await queryContent(query, form, { schema: bookingSchema, deadlineMs: 2000 });
  if (!answer.ok) return undefined;
  const item = answer.value.item ?? { oasWorkflow: null, workflow: null };
  const workflow = item.oasWorkflow ?? item.workflow;
  return workflow ? offeredBy(workflow.jsonValue.fields, (field) => field) : offeredIn(item);
}
