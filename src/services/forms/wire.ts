import { z } from 'zod';

/** What the forms service sends. Its numbers and booleans are texts; some of its clients send them as such. */

const text = z.union([z.string(), z.number()]).transform(String);
const optionalText = text.nullish().transform((value) => value ?? '');

const validationSchema = z.object({
  isEnabled: z
    .union([z.boolean(), z.string()])
    .nullish()
    .transform((value) => String(value).toLowerCase() === 'true'),
  condition: z
    .object({
      type: z.string().catch(''),
      maximum: optionalText.catch(''),
      fieldId: optionalText.catch(''),
      value: optionalText.catch(''),
    })
    .nullish()
    .catch(undefined),
});

const plainElement = z.object({
  id: text,
  type: z.string().catch(''),
  name: optionalText.catch(''),
  htmlName: optionalText.catch(''),
  displayType: z.string().catch(''),
  dataType: z.string().catch(''),
  instructions: optionalText.catch(''),
  optionListId: optionalText.catch(''),
  defaultValue: optionalText.catch(''),
  validations: z
    .array(validationSchema.catch({ isEnabled: false, condition: undefined }))
    .nullish()
    .catch(undefined),
});

/** An element, or a group of elements. */
const elementSchema = plainElement.extend({ fields: z.array(plainElement).nullish().catch(undefined) });
export type WireElement = z.output<typeof plainElement>;

const form = z.object({ elements: z.array(elementSchema.nullable().catch(null)).max(300) });

/** The form itself, or in the `response` of a gateway that wraps it. @decision ADR-0335 */
export const wireForm = z.union([form, z.object({ response: form }).transform((body) => body.response)]);

export const wireOptionList = z.object({
  elements: z
    .array(z.object({ displayName: optionalText, value: optionalText }).nullable().catch(null))
    .max(1000),
});

/** What a refused form is answered with: a list, in the body or in a field of it. */
const refusalList = z.array(
  z
    .object({
      property: optionalText.catch(''),
      requirement: z.object({ type: z.string() }).nullish().catch(undefined),
      container: z
        .object({ objectId: optionalText.catch('') })
        .nullish()
        .catch(undefined),
    })
    .nullable()
    .catch(null),
);
export const wireRefusal = z
  .union([
    refusalList,
    z.object({ validationErrors: refusalList }).transform((body) => body.validationErrors),
  ])
  .catch([]);
