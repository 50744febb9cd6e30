import { z } from 'zod';
import type { FormDefinition, FormElement } from './definition.ts';
import { validationError, type ObjectValidationError } from './wire.ts';

const formDataSchema = z.object({
  type: z.literal('FormData'),
  fieldValues: z
    .array(
      z.object({ id: z.coerce.string(), value: z.union([z.string(), z.number(), z.boolean()]).nullish() }),
    )
    .max(200),
});

/** What was sent, by the ids of the elements. */
export type SentValues = ReadonlyMap<string, string>;

/** @returns undefined for a body that is no form @requirement K9 */
export function readFormData(body: unknown): SentValues | undefined {
  const parsed = formDataSchema.safeParse(body);
  if (!parsed.success) return undefined;
  return new Map(parsed.data.fieldValues.map(({ id, value }) => [id, String(value ?? '').trim()]));
}

/**
 * What is wrong with a form that was sent; an unknown element is nothing wrong, and is not stored.
 * @requirement K9 K10
 */
export function checkForm(form: FormDefinition, values: SentValues): readonly ObjectValidationError[] {
  return form.elements
    .filter(({ displayType }) => displayType !== 'submit' && displayType !== 'hidden')
    .flatMap((element) => {
      const error = checkElement(element, values.get(element.id) ?? '', isRequired(element, values));
      return error === undefined ? [] : [error];
    });
}

function isRequired({ required, requiredWhen }: FormElement, values: SentValues): boolean {
  return required || (requiredWhen !== undefined && values.get(requiredWhen.element) === requiredWhen.value);
}

function checkElement(
  element: FormElement,
  value: string,
  isNeeded: boolean,
): ObjectValidationError | undefined {
  const { maximum, minimum, displayType, dataType } = element;
  // A box that nobody ticked is the answer `false`.
  const isBlank = value === '' || (displayType === 'checkbox' && value !== 'true');
  if (isBlank) return isNeeded ? validationError(element, 'NotNullRequirement') : undefined;
  if (displayType === 'checkbox') return undefined;
  if (value.length > (maximum ?? 9999) || value.length < minimum)
    return validationError(element, 'ValidTextLengthRequirement', {
      minimum: String(minimum),
      maximum: String(maximum ?? 9999),
    });
  const isChoice = displayType === 'singleSelect' || displayType === 'radio';
  if (isChoice && !element.options.some((option) => option.value === value))
    return validationError(element, 'ContentRequirement');
  if (element.email && !isAddress(value)) return validationError(element, 'EmailAddressRequirement');
  if (dataType === 'numeric' && !/^[+-]?\d+(\.\d+)?$/.test(value))
    return validationError(element, 'NumberRequirement');
  if (dataType === 'date' && !isDate(value)) return validationError(element, 'DateRequirement');
  if (element.noLinks && /https?:|www\./i.test(value))
    return validationError(element, 'TextWithNoUrlRequirement');
  return undefined;
}

/** Whether a text is one email address, which nothing else in a message's head can be made of. @requirement K10 */
export function isAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^@\s<>"',;:()[\]\\]+@[^@\s<>"',;:()[\]\\]+\.[^@\s<>"',;:()[\]\\.]+$/.test(text)
  );
}

/** `MM-DD-YYYY` of a day that there is. */
function isDate(text: string): boolean {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}
