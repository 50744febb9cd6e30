import { fieldProblem, formProblems, missingFields, normalValue, type FieldRule } from './form-rules';

test.each<[FieldRule, string, string | undefined]>([
  [{ kind: 'text', isRequired: true }, '  ', 'blank'],
  [{ kind: 'text' }, '  ', undefined],
  [{ kind: 'text' }, 'a'.repeat(9999), undefined],
  [{ kind: 'text' }, 'a'.repeat(10_000), 'tooLong'],
  [{ kind: 'text', maxLength: 3 }, 'abcd', 'tooLong'],
  [{ kind: 'text', options: ['Mobile'] }, 'Pager', 'invalid'],
  [{ kind: 'text', options: ['Mobile'] }, 'Mobile', undefined],
  [{ kind: 'number' }, '12.5', undefined],
  [{ kind: 'number' }, 'twelve', 'invalid'],
])('[K1] %j finds %p %p', (rule, value, problem) => {
  expect(fieldProblem(rule, value)).toBe(problem);
});

test.each([
  ['ana@example.org', undefined],
  [' ana@example.org ', undefined],
  ['ana@example', 'email'],
  ['ana example.org', 'email'],
  ['ana@@example.org', 'email'],
  ["ana.o'hara+visit@mail.example.org", undefined],
  ['ana..maria@example.org', 'email'],
  ['ana.@example.org', 'email'],
  ['josé@example.org', 'email'],
  ['ana@exämple.org', 'email'],
])('[K1] the email %p is %p', (value, problem) => {
  expect(fieldProblem({ kind: 'email' }, value)).toBe(problem);
});

test.each([
  ['312-555-0142', undefined],
  ['3125550142', undefined],
  ['312-555-014', 'phone'],
  ['+44 20 7946 4600', 'foreignPhone'],
  ['442-079-46001', 'phone'],
])('[K2] the phone %p is %p', (value, problem) => {
  expect(fieldProblem({ kind: 'phone' }, value)).toBe(problem);
});

test.each([
  ['60637', undefined],
  ['02139-1234', undefined],
  ['6063', 'zip'],
  ['606371', 'zip'],
  ['ABCDE', 'zip'],
  ['٦٠٦٣٧', undefined],
])('[J1] the ZIP code %p is %p', (value, problem) => {
  expect(fieldProblem({ kind: 'zip' }, value)).toBe(problem);
});

test.each<[Partial<FieldRule>, string, string | undefined]>([
  [{}, '04-27-1985', undefined],
  [{}, '1985-04-27', undefined],
  [{}, '02-30-1985', 'noSuchDay'],
  [{}, '02-29-1981', 'noSuchDay'],
  [{}, '20-02-2021', 'monthFirst'],
  [{}, 'May 1985', 'date'],
  [{ latest: '2026-11-20' }, '11-20-2026', undefined],
  [{ latest: '2026-11-20' }, '11-21-2026', 'future'],
  [{ earliest: '2026-11-20' }, '11-19-2026', 'past'],
  [{ earliest: '2026-11-20' }, '11-20-2026', undefined],
])('[K4] a date of %j finds %p %p', (limits, value, problem) => {
  expect(fieldProblem({ kind: 'date', ...limits }, value)).toBe(problem);
});

test.each([
  ['+44 20 7946 4600', undefined],
  ['312-555-0142', undefined],
  ['call me', 'tel'],
])('[J5] the phone of any country %p is %p', (value, problem) => {
  expect(fieldProblem({ kind: 'tel' }, value)).toBe(problem);
});

test('[K5] the blank fields are named by their ids; wrong and disabled ones are not', () => {
  const rules = {
    first: { kind: 'text', isRequired: true },
    email: { kind: 'email', isRequired: true },
    zip: { kind: 'zip', isRequired: true },
  } as const;
  const values = { first: '', email: 'canary', zip: '', holder: '' };
  const problems = formProblems<keyof typeof values>(rules, values);
  expect(problems).toEqual({ first: 'blank', email: 'email', zip: 'blank' });
  expect(missingFields(problems, (name) => `ask-${name}`)).toBe('ask-first is blank|ask-zip is blank');
  // A form that was refused is never told as one that was sent.
  expect(missingFields({ email: 'email' }, (name) => name)).toBe('invalid');
});

test('[K2] what is sent is written one way', () => {
  expect(normalValue({ kind: 'phone' }, '(312) 555 0142')).toBe('312-555-0142');
  expect(normalValue({ kind: 'date' }, '4/7/1985')).toBe('04-07-1985');
  expect(normalValue({ kind: 'date' }, '1985-04-07')).toBe('04-07-1985');
  expect(normalValue({ kind: 'zip' }, '٦٠٦٣٧')).toBe('60637');
  expect(normalValue({ kind: 'tel' }, ' +44 20 7946 4600 ')).toBe('+44 20 7946 4600');
  expect(normalValue({ kind: 'text' }, ' Ana ')).toBe('Ana');
});
