import {
  captchaEntries,
  type AuthoredControl,
  type AuthoredField,
  type AuthoredForm,
} from '@/domain/authored-form/authored-form';
import type { z } from 'zod';
import type { WireElement, wireForm, wireOptionList } from '#services/forms/wire';

type WireForm = z.output<typeof wireForm>;
type WireOptions = z.output<typeof wireOptionList>;
/** The option lists of a form by their ids; undefined for one that could not be had. */
export type OptionLists = ReadonlyMap<string, WireOptions | undefined>;

/** What a request carries of one answer; longer limits are cut to it. */
const longest = 20_000;
/** Answers that are written; a limit of what is chosen could refuse each choice. */
const written: ReadonlySet<AuthoredControl> = new Set(['text', 'email', 'number', 'textArea']);

/** The elements of a form, those of groups among them. Captchas are ours to ask. @decision Q30 */
export function elementsOf({ elements }: WireForm): readonly WireElement[] {
  const all = elements.flatMap((element) => (element?.fields ? element.fields : element ? [element] : []));
  const byId = new Map(all.map((element) => [element.id, element]));
  return [...byId.values()].filter(({ htmlName }) => !captchaEntries.has(htmlName));
}

/**
 * A form of the forms service as the site shows it. An element that the site does not know is left out; if it has to be
 * filled in, the form is blocked. A list that could not be had becomes a line of text, where an answer is not needed.
 * @requirement K6
 */
export function adaptForm(form: WireForm, lists: OptionLists): AuthoredForm {
  const fields: AuthoredField[] = [];
  const unknown: string[] = [];
  let submitLabel = '';
  let isBlocked = false;
  for (const element of elementsOf(form)) {
    if (element.displayType === 'submit') {
      submitLabel = element.name;
      continue;
    }
    const field = fieldOf(element, lists);
    if (field) fields.push(field);
    else if (element.displayType !== '' || element.type === 'FormField') {
      unknown.push(element.name || element.htmlName || element.id);
      isBlocked ||= isRequired(element);
    }
  }
  return { fields, submitLabel, unknown, isBlocked: isBlocked || fields.length === 0 };
}

function fieldOf(element: WireElement, lists: OptionLists): AuthoredField | undefined {
  const control = controlOf(element);
  if (control === undefined || !/^[\w-]{1,64}$/.test(element.id)) return undefined;
  const field: AuthoredField = {
    id: element.id,
    htmlName: element.htmlName,
    label: element.name || element.htmlName || element.id,
    hint: element.instructions,
    control,
    options: [],
    isRequired: isRequired(element),
    ...requiredWhen(element),
    ...(written.has(control) ? maxLengthOf(element) : {}),
    ...(control === 'hidden' ? { value: element.defaultValue } : {}),
  };
  if (control !== 'select' && control !== 'radio') return field;
  const list = lists.get(element.optionListId)?.elements.filter((option) => option !== null) ?? [];
  // A list that is there and empty says so; one that could not be had is asked for as text.
  const isMissing = lists.get(element.optionListId) === undefined;
  if (isMissing) return field.isRequired ? undefined : { ...field, control: 'text', ...maxLengthOf(element) };
  const empty = list.find(({ value }) => value === '')?.displayName;
  const valued = list.filter(({ value }) => value !== '');
  return {
    ...field,
    // Of options with one value only one can be chosen: the first.
    options: [...Map.groupBy(valued, ({ value }) => value)].map(
      ([value, [first]]) => [value, first?.displayName || value] as const,
    ),
    ...(empty === undefined ? {} : { empty }),
  };
}

function controlOf({ displayType, dataType, htmlName }: WireElement): AuthoredControl | undefined {
  switch (displayType) {
    case 'text':
      if (htmlName === 'emailAddress') return 'email';
      if (dataType === 'numeric') return 'number';
      return dataType === 'date' ? 'date' : 'text';
    case 'singleSelect':
      return 'select';
    case 'textArea':
    case 'radio':
    case 'checkbox':
    case 'hidden':
      return displayType;
    default:
      return undefined;
  }
}

function conditionsOf({ validations }: WireElement) {
  return (validations ?? []).flatMap(({ isEnabled, condition }) =>
    isEnabled && condition ? [condition] : [],
  );
}

function isRequired(element: WireElement): boolean {
  return conditionsOf(element).some(({ type }) => type === 'IsRequiredCondition');
}

/** A condition of the embedded gateway's; other services have none. @decision ADR-0360 */
function requiredWhen(element: WireElement): Pick<AuthoredField, 'requiredWhen'> {
  const found = conditionsOf(element).find(({ type }) => type === 'IsRequiredWhenCondition');
  return found ? { requiredWhen: { field: found.fieldId, value: found.value } } : {};
}

function maxLengthOf(element: WireElement): { readonly maxLength?: number } {
  const limits = conditionsOf(element)
    .filter(({ type }) => type === 'TextLengthCondition')
    .map(({ maximum }) => Number(maximum))
    .filter((limit) => Number.isInteger(limit) && limit > 0);
  return limits.length > 0 ? { maxLength: Math.min(longest, ...limits) } : {};
}
