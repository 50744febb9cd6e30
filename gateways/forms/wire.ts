import type { FormDefinition, FormElement } from './definition.ts';

/** What the forms service speaks: forms, option lists and refusals, in which numbers and booleans are texts. */

type Validation = {
  readonly type: 'FieldValidation';
  readonly id: string;
  readonly isEnabled: 'true';
  readonly condition: Readonly<Record<string, string>>;
};

/** The requirement that a value does not meet. @requirement K9 */
export type Requirement =
  | 'NotNullRequirement'
  | 'EmailAddressRequirement'
  | 'DateRequirement'
  | 'NumberRequirement'
  | 'TextWithNoUrlRequirement'
  | 'ValidTextLengthRequirement'
  | 'ContentRequirement';

/** One thing that is wrong with a form that was sent. Its value is not repeated. */
export type ObjectValidationError = {
  readonly type: 'ObjectValidationError';
  readonly property: string;
  readonly requirement: Readonly<Record<string, string>> & { readonly type: Requirement };
  readonly container: {
    readonly type: 'ObjectKey';
    readonly objectType: 'FormElement';
    readonly objectId: string;
  };
};

/** @returns the form as the service shows it, in a language as far as it is written in it @requirement K9 */
export function formJson(form: FormDefinition, language: string): unknown {
  return {
    type: 'Form',
    id: form.id,
    name: form.name,
    currentStatus: 'Active',
    elements: form.elements.map((element) => ({
      type: 'FormField',
      id: element.id,
      name: element.languages[language]?.label ?? element.label,
      instructions: element.languages[language]?.instructions ?? element.instructions,
      htmlName: element.htmlName,
      displayType: element.displayType,
      dataType: element.dataType,
      ...(element.value === '' ? {} : { defaultValue: element.value }),
      ...(element.options.length > 0 ? { optionListId: optionListId(form, element) } : {}),
      validations: validationsOf(element),
    })),
  };
}

/** @returns undefined for an id of no list @requirement K9 */
export function optionListJson(forms: Iterable<FormDefinition>, id: string, language: string): unknown {
  for (const form of forms)
    for (const element of form.elements)
      if (element.options.length > 0 && optionListId(form, element) === id) {
        const labels = element.languages[language]?.options ?? [];
        const elements = element.options.map(({ value, label }, index) => ({
          type: 'Option',
          displayName: labels[index] ?? label,
          ...(value === '' ? {} : { value }),
        }));
        return { type: 'OptionList', id, name: `${form.name}: ${element.label}`, elements };
      }
  return undefined;
}

/**
 * The wire's form of one refused field.
 * @param limits - of the requirement, by their names on the wire; lengths in characters
 * @requirement K9
 */
export function validationError(
  { id, htmlName }: Pick<FormElement, 'id' | 'htmlName'>,
  type: Requirement,
  limits: Readonly<Record<string, string>> = {},
): ObjectValidationError {
  return {
    type: 'ObjectValidationError',
    property: htmlName,
    requirement: { type, ...limits },
    container: { type: 'ObjectKey', objectType: 'FormElement', objectId: id },
  };
}

function optionListId(form: FormDefinition, element: FormElement): string {
  return `${form.id}-${element.id}`;
}

function validationsOf(element: FormElement): readonly Validation[] {
  const conditions: Readonly<Record<string, string>>[] = [];
  if (element.required) conditions.push({ type: 'IsRequiredCondition' });
  if (element.requiredWhen !== undefined)
    conditions.push({
      type: 'IsRequiredWhenCondition',
      fieldId: element.requiredWhen.element,
      value: element.requiredWhen.value,
    });
  if (element.maximum !== undefined)
    conditions.push({
      type: 'TextLengthCondition',
      minimum: String(element.minimum),
      maximum: String(element.maximum),
    });
  if (element.email) conditions.push({ type: 'IsEmailAddressCondition' });
  if (element.noLinks) conditions.push({ type: 'PreventUrlCondition' });
  if (element.dataType === 'numeric') conditions.push({ type: 'IsNumberCondition' });
  if (element.dataType === 'date') conditions.push({ type: 'IsDateCondition' });
  return conditions.map((condition, index) => ({
    type: 'FieldValidation',
    id: `${element.id}-${index + 1}`,
    isEnabled: 'true',
    condition,
  }));
}
