import type { Fixtures } from '@/cms/block-fixtures';
import { flag, longText, text } from '@/features/content/testing/fields';

const filled = {
  titleText: text('Join the walking group'),
  introText: text('<p>We walk every Saturday.</p>'),
  formID: text('231'),
  thankYouHeadline: text('See you on Saturday'),
  thankYouText: text('<p>We write to you on Friday.</p>'),
};
const field = (id: string, control: string, label: string, more: object = {}) => ({
  id,
  htmlName: `name${id}`,
  label,
  hint: '',
  control,
  options: [],
  isRequired: false,
  ...more,
});
const choices = [
  ['slow', 'Slow'],
  ['fast', 'Fast'],
];
const form = {
  fields: [
    field('9', 'text', 'Name', { isRequired: true, htmlName: 'firstName', maxLength: 40 }),
    field('8', 'email', 'Mail', { isRequired: true, htmlName: 'emailAddress', hint: 'We write on Fridays.' }),
    field('7', 'number', 'How many come?'),
    field('6', 'date', 'First day'),
    field('5', 'select', 'Pace', { options: choices, empty: 'Any pace' }),
    field('4', 'radio', 'Dog', {
      options: [
        ['yes', 'Yes'],
        ['no', 'No'],
      ],
    }),
    field('3', 'checkbox', 'I bring water', { isRequired: true, hint: 'Half a litre.' }),
    field('2', 'textArea', 'Anything else', { maxLength: 150 }),
    field('1', 'hidden', 'Source', { value: 'site' }),
  ],
  submitLabel: 'Join',
  unknown: [],
  isBlocked: false,
};
const data = { form, captcha: null };
const longField = field('1', 'text', longText, { hint: longText, isRequired: true });
const returned = {
  outcome: 'refused',
  values: { 'field-9': '<b>"Ana"</b>', 'field-8': 'ana@' },
  problems: { 'field-8': 'email', 'field-3': 'blank' },
  validationErrors: [],
};

export const fixtures = {
  default: { fields: filled, data },
  captcha: {
    fields: { ...filled, captchaRequired: flag(true) },
    data: { form, captcha: { provider: 'embedded', siteKey: '' } },
  },
  longest: {
    fields: { ...filled, titleText: text(longText), introText: text(`<p>${longText}</p>`) },
    data: { form: { ...form, fields: [longField], submitLabel: longText }, captcha: null },
  },
  noneRequired: {
    fields: filled,
    data: { form: { ...form, fields: [field('7', 'text', 'Name')] }, captcha: null },
  },
  noOptions: {
    fields: filled,
    data: { form: { ...form, fields: [field('7', 'select', 'Pace')] }, captcha: null },
  },
  returned: { fields: filled, data: { ...data, posted: returned } },
  refused: {
    fields: filled,
    data: {
      ...data,
      posted: {
        ...returned,
        problems: {},
        validationErrors: [
          { field: '8', requirement: 'UniquenessRequirement' },
          { field: '', requirement: 'ContentRequirement' },
        ],
      },
    },
  },
  notSent: { fields: filled, data: { ...data, posted: { ...returned, outcome: 'error', problems: {} } } },
  tooMany: { fields: filled, data: { ...data, posted: { ...returned, outcome: 'tooMany', problems: {} } } },
  success: { fields: filled, data: { ...data, posted: { outcome: 'success' } } },
  unknownElement: { fields: filled, data: { form: { ...form, unknown: ['Signature'] }, captcha: null } },
  blocked: {
    fields: filled,
    data: { form: { ...form, unknown: ['Signature'], isBlocked: true }, captcha: null },
  },
  unavailable: { fields: filled },
  unknownForm: {
    fields: filled,
    data: { form: { ...form, fields: [], isBlocked: true }, isUnknown: true, captcha: null },
  },
  withoutForm: { fields: { titleText: text('Join us') } },
  editing: {
    fields: filled,
    data: { form: { ...form, unknown: ['Signature'] }, captcha: null },
    page: { isEditing: true },
  },
  editingWithoutForm: { page: { isEditing: true } },
  rightToLeft: { fields: filled, data, page: { direction: 'rtl', language: 'ar' } },
} satisfies Fixtures;
