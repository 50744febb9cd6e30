import {
  filled,
  holding,
  options,
  progress,
  quoted,
  visit,
  type Facts,
  type Say,
  type Step,
} from './spoken-booking';

/** What a blind visitor must hear of the patient's form. */
type Field = readonly [role: 'textbox' | 'combobox', key: string];
const fields: readonly Field[] = [
  ['textbox', 'First name'],
  ['textbox', 'Last name'],
  ['textbox', 'Date of birth'],
  ['combobox', 'Legal sex'],
  ['combobox', 'Race'],
  ['textbox', 'Phone'],
  ['textbox', 'Email'],
  ['textbox', 'Street address'],
  ['textbox', 'City'],
  ['combobox', 'State'],
  ['textbox', 'ZIP code'],
  ['combobox', 'Insurance provider'],
  ['textbox', 'Member ID'],
  ['textbox', 'Group number'],
];

/** A field that must be answered, with how it is to be answered where that is not plain. */
function asked(t: Say, [role, key]: Field): RegExp {
  const number = t('It is on your insurance card. If there is none, write "none".');
  const hints: Readonly<Record<string, string>> = {
    'Date of birth': '04-27-1985',
    'Member ID': number,
    'Group number': number,
  };
  return new RegExp(`^${role}, ${quoted(t(key))}, .*${quoted(hints[key] ?? '')}.*required$`);
}

/** Step 3, before anything is answered: each question with its choices. */
export function patientStep(t: Say, facts: Facts): Step {
  const field = (key: string) => fields.filter(([, one]) => one === key).map((one) => asked(t, one));
  return [
    `navigation, ${t('Breadcrumb')}`,
    ...progress(t, 3),
    `heading, ${t('Patient details')}, level 1`,
    holding(t, facts),
    ...visit(t, facts),
    t('All fields are required unless marked optional.'),
    `group, ${t('About the patient')}`,
    `group, ${t('Who is this visit for?')}`,
    `radio, ${t('Myself')}, checked`,
    `radio, ${t('My child')}, not checked`,
    `radio, ${t('Somebody else')}, not checked`,
    ...['First name', 'Last name', 'Date of birth'].flatMap(field),
    `button, ${t('Choose from a calendar')}`,
    ...field('Legal sex'),
    ...options(t('Choose one'), t('Female'), t('Male'), t('Nonbinary'), t('Prefer not to answer')),
    ...field('Race'),
    `group, ${t('Contact')}`,
    `group, ${t('Preferred phone type')}`,
    `radio, ${t('phone type Mobile')}, checked`,
    `radio, ${t('phone type Home')}, not checked`,
    `radio, ${t('phone type Fax')}, not checked`,
    ...field('Phone'),
    `checkbox, ${t('Text me a confirmation and reminders. Message and data rates may apply. Reply STOP to end.')}, not checked`,
    ...field('Email'),
    `group, ${t('Address')}`,
    ...field('Street address'),
    `textbox, ${t('Street address 2')} ${t('(optional)')}`,
    ...['City', 'State', 'ZIP code'].flatMap(field),
    `group, ${t('Insurance')}`,
    `checkbox, ${t('I have no insurance or pay myself')}, not checked`,
    ...field('Insurance provider'),
    ...options(t('Choose your plan')),
    ...options(t('My plan is not in this list')),
    ...['Member ID', 'Group number'].flatMap(field),
    `group, ${t('Who is the policy holder?')}`,
    `radio, ${t('Self')}, checked`,
    `radio, ${t('Other')}, not checked`,
    `group, ${t('Your visit')}`,
    `combobox, ${t('Do you need an interpreter?')}, ${t('No interpreter needed')}, ${t('Interpreters are free. They come by phone, by video or in person.')}`,
    `textbox, ${t('What should we prepare for you?')} ${t('(optional)')}, ${t('For example a wheelchair, help with getting onto the table, large print or a quiet room.')}`,
    `link, ${t('Back')}`,
    `button, ${t('Cancel')}`,
    `button, ${t('Continue')}`,
  ];
}

/** The form was sent empty: what is missing, in the summary and beside each field. */
export function refusedStep(t: Say): Step {
  const missing = (key: string) => filled(t('{item} Is Required'), { item: t(key) });
  return [
    new RegExp(`^(alert|group), ${quoted(t('There is a problem'))}`),
    `heading, ${t('There is a problem')}, level 2`,
    ...fields.map(([, key]) => `link, ${missing(key)}`),
    ...fields.map(
      ([role, key]) =>
        new RegExp(
          `^${role}, ${quoted(t(key))}, .*${quoted(`${t('Error:')} ${missing(key)}`)}, invalid\\b.*required$`,
        ),
    ),
  ];
}
