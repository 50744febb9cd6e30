import { authoredRules } from '@/domain/authored-form/authored-form';
import { formProblems } from '@/lib/form-rules';
import { adaptForm } from '#services/forms/adapt';
import { wireForm, wireOptionList } from '#services/forms/wire';

/** An element as the forms service sends it. */
const element = (id: string, displayType: string, more: object = {}) => ({
  type: 'FormField',
  id,
  name: `Label ${id}`,
  htmlName: `field${id}`,
  displayType,
  dataType: 'text',
  validations: [],
  ...more,
});
const limit = (maximum: string) => ({
  validations: [{ isEnabled: true, condition: { type: 'TextLengthCondition', maximum } }],
});
const lists = new Map([
  [
    '57',
    wireOptionList.parse({
      elements: [
        { displayName: 'Red', value: 'r' },
        { displayName: 'Blue', value: 'b' },
        { displayName: 'Crimson', value: 'r' },
      ],
    }),
  ],
]);
const fieldsOf = (...elements: readonly object[]) => adaptForm(wireForm.parse({ elements }), lists).fields;

test('[K6] a limit of length holds for what is written, however long it is, and for no choice', () => {
  const fields = fieldsOf(
    element('1', 'textArea', limit('15000')),
    element('2', 'textArea', limit('50000')),
    element('3', 'textArea', limit('many')),
    element('4', 'checkbox', limit('3')),
    element('5', 'singleSelect', { optionListId: '57', ...limit('1') }),
  );
  expect(fields.map(({ maxLength }) => maxLength)).toEqual([15_000, 20_000, undefined, undefined, undefined]);
});

test('[K6] of options with one value, the first is shown', () => {
  const [field] = fieldsOf(element('5', 'singleSelect', { optionListId: '57' }));
  expect(field?.options).toEqual([
    ['r', 'Red'],
    ['b', 'Blue'],
  ]);
});

test('[K6] a list that could not be had becomes a line of text, with the limit that the service has for it', () => {
  const [field] = fieldsOf(element('5', 'singleSelect', { optionListId: '99', ...limit('20') }));
  expect(field).toMatchObject({ control: 'text', maxLength: 20 });
});

test('[K6] [K9] the elements stand in the form, or in the response that holds it', () => {
  const elements = [element('1', 'text')];
  expect(wireForm.parse({ response: { elements } })).toEqual(wireForm.parse({ elements }));
  expect(wireForm.safeParse({ response: { Message: 'No' } }).success).toBe(false);
});

test('[K6] [K9] a field is required by what another one says, as the condition names it', () => {
  const condition = { type: 'IsRequiredWhenCondition', fieldId: '5', value: 'r' };
  const form = adaptForm(
    wireForm.parse({
      elements: [
        element('5', 'singleSelect', { optionListId: '57' }),
        element('6', 'text', { validations: [{ isEnabled: 'true', condition }] }),
      ],
    }),
    lists,
  );
  const isNeeded = (answer: string) => authoredRules(form, { 'field-5': answer })['field-6']?.isRequired;
  expect([isNeeded('r'), isNeeded('b'), isNeeded('')]).toEqual([true, false, false]);
});

test('[K6] a line for a telephone number takes one', () => {
  const form = adaptForm(
    wireForm.parse({ elements: [element('6', 'text', { htmlName: 'busPhone' })] }),
    lists,
  );
  const rules = authoredRules(form, {});
  const problemOf = (value: string) => formProblems(rules, { 'field-6': value })['field-6'];
  expect(['12', 'call me', '773-555-0164', '+44 20 7946 0018', ''].map(problemOf)).toEqual([
    'tel',
    'tel',
    undefined,
    undefined,
    undefined,
  ]);
});
