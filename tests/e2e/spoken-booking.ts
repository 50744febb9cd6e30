/**
 * What a blind visitor must hear while they book, in the words of the dictionary: one line a phrase, in the order role,
 * name, value, description, state. Phrases that stand for themselves are text of the page.
 */

export type Say = (key: string) => string;

/** What is special about the visit that is booked, in the language of the page. */
export type Facts = {
  readonly language: string;
  readonly doctor: string;
  readonly date: string;
  /** `8:00 AM` and `CST`: the visitor's own clock shows another time. */
  readonly clock: readonly [time: string, zone: string];
  /** Name, street and town. */
  readonly place: readonly string[];
};

export const filled = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sentence up to its first value. */
const starting = (phrase: string) => new RegExp(`^${quoted(phrase.split('{')[0] ?? '')}\\S`);

/** Where in the booking one is. */
export function progress(t: Say, current: 1 | 2 | 3 | 4): readonly string[] {
  const steps = ['Appointment', 'Care', 'Patient', 'Confirm'].flatMap((step, index) => [
    ...(index + 1 === current ? ['listitem, current step'] : []),
    `${index + 1}. ${t(step)}`,
    ...(index + 1 < current ? [t('(done)')] : []),
  ]);
  return [`list, ${t('Progress')}`, ...steps];
}

/** The deadline, by the clock of the time that is held. */
export function holding(t: Say, { clock }: Facts): RegExp {
  const [before = '', between = '', after = ''] = t(
    'We are holding {time} for you. Please finish by {end}.',
  ).split(/\{\w+\}/);
  const end = String.raw`\d{1,2}:\d\d\s\S.*${quoted(clock[1])}`;
  return new RegExp(`^${quoted(before)}${quoted(clock.join(' '))}${quoted(between)}${end}${quoted(after)}$`);
}

/** With whom, when, where and for whom. */
export function visit(t: Say, { doctor, date, clock, place }: Facts): readonly string[] {
  return [
    t('With'),
    doctor,
    t('When'),
    date,
    ...clock,
    t('Where'),
    ...place,
    t('Visit'),
    filled(t('{patient}, {age}'), { patient: t('New patient'), age: t('adult') }),
  ];
}

const step = (t: Say, title: string) => [
  `dialog, ${t(title)}`,
  `heading, ${t(title)}, level 2`,
  `button, ${t('Close')}`,
];

export const options = (...labels: readonly string[]) => labels.map((label) => `option, ${label}`);

const yesOrNo = (t: Say) => [`radio, ${t('Yes')}, not checked`, `radio, ${t('No')}, not checked`];

export type Step = readonly (string | RegExp)[];

/** The first times of a doctor: what stands around them. */
export function timesAround(t: Say): Step {
  return [
    `region, ${t('Book an appointment')}`,
    `heading, ${t('Book an appointment')}, level 2`,
    `group, ${t('Have you seen this provider before?')}`,
    `radio, ${t('New patient')}, checked`,
    `radio, ${t('Returning patient')}, not checked`,
    `group, ${t('Time of day')}`,
    `checkbox, ${t('AM')}, checked`,
    `checkbox, ${t('PM')}, checked`,
    starting(t('Times are in {zone}')),
    t('Arrow keys lead from one time of a day to the next.'),
    `button, ${t('See More Times')}`,
  ];
}

/** Step 1: what was chosen, and whether somebody else pays. */
export function detailsStep(t: Say, facts: Facts): Step {
  return [
    ...step(t, 'Appointment details'),
    ...progress(t, 1),
    holding(t, facts),
    ...visit(t, facts),
    `group, ${t("Is this visit for a workers' compensation or third-party claim?")}, ${t('For example an injury at work or a car accident that another insurance pays for.')}`,
    ...yesOrNo(t),
    `button, ${t('Back')}`,
    `button, ${t('Continue')}, ${t('Answer the question to continue.')}, disabled`,
  ];
}

const reasons = [
  'Headache or migraine',
  'Seizure',
  'Memory concern',
  'Numbness or tingling',
  'Tremor or movement problem',
  'Dizziness or balance problem',
  'Multiple sclerosis',
  'Stroke or mini-stroke in the past',
  'Second opinion',
];

/** Step 2, before anything is answered. */
export function careStep(t: Say, facts: Facts): Step {
  const sorted = reasons
    .map((reason) => t(`care ${reason}`))
    .toSorted(new Intl.Collator(facts.language).compare);
  return [
    ...step(t, 'Care details'),
    ...progress(t, 2),
    holding(t, facts),
    `combobox, ${t('Reason for visit')}, ${t('Choose a reason')}, required`,
    ...options(t('Choose a reason'), ...sorted, t('care Other')),
    t('In an emergency do not wait for a visit: call'),
    'link, 911',
    `textbox, ${t('What do you want to address?')}, ${filled(t('Characters left: {count}'), { count: '150' })}, required`,
    `button, ${t('Back')}`,
    `button, ${t('Continue')}, ${t('Answer every question above to continue.')}, disabled`,
  ];
}

/** What a reason asks, at the end of step 2. */
export function firstQuestion(t: Say): readonly string[] {
  return [
    `group, ${t('care Have you seen a specialist for this before?')}`,
    `radio, ${t('care Yes')}, not checked`,
    `radio, ${t('care No')}, checked`,
    `button, ${t('Back')}`,
    `button, ${t('Continue')}`,
  ];
}

/** The question after that, on a page of its own. */
export function nextQuestion(t: Say, facts: Facts): Step {
  return [
    ...step(t, 'Care details'),
    ...progress(t, 2),
    holding(t, facts),
    filled(t('Additional question {number} of {total}'), { number: '1', total: '1' }),
    `combobox, ${t('care How long have you had this problem?')}, ${t('Choose an answer')}, required`,
    ...options(
      t('Choose an answer'),
      ...['Less than a week', 'One to four weeks', 'One to six months', 'More than six months'].map(
        (answer) => t(`care ${answer}`),
      ),
    ),
    `button, ${t('Back')}`,
    `button, ${t('Continue')}, ${t('Answer the question to continue.')}, disabled`,
  ];
}

/** Step 4: every answer once more, each part with its way back. */
export function confirmStep(t: Say, facts: Facts): Step {
  const part = (name: string) => [
    `heading, ${t(name)}, level 2`,
    `button, ${t('Change Details')}: ${t(name)}`,
  ];
  return [
    ...progress(t, 4),
    `heading, ${t('Confirm your appointment')}, level 1`,
    holding(t, facts),
    ...part('Appointment'),
    ...visit(t, facts),
    ...part('Care'),
    t('Reason for visit'),
    t('care Dizziness or balance problem'),
    t('What do you want to address?'),
    'Aura',
    t('care Have you seen a specialist for this before?'),
    t('care No'),
    t('care How long have you had this problem?'),
    t('care Less than a week'),
    ...part('Patient'),
    t('Name'),
    /^Quinn Canaryfield /,
    t('Date of birth'),
    new Intl.DateTimeFormat(facts.language, { timeZone: 'UTC', dateStyle: 'long' }).format(
      Date.UTC(1980, 1, 29),
    ),
    t('Legal sex'),
    t('Female'),
    t('Race'),
    t('American Indian or Alaska Native'),
    t('Phone'),
    '312-555-0142',
    t('Email'),
    /@example\.org$/,
    t('Address'),
    '1 Example Street',
    'Chicago, IL 60637',
    t('Insurance'),
    'Medicare',
    `${t('Member ID')}:`,
    'M1',
    `${t('Group number')}:`,
    'G1',
    /^checkbox, .+, checked$/,
    `button, ${t('Back')}`,
    `button, ${t('Cancel')}`,
    `button, ${t('Confirm Appointment')}`,
  ];
}

/** Booked: what, when, where, its number, and what comes next. */
export function bookedStep(t: Say, facts: Facts, title: string): Step {
  return [
    `heading, ${title}, level 1`,
    ...visit(t, facts),
    new RegExp(`^${quoted(filled(t('Confirmation number {reference}'), { reference: '' }))}\\d{6,}$`),
    `button, ${t('Add to Calendar')}`,
    new RegExp(
      quoted(t('A message is on its way to {email}, with a link to see, move or cancel this visit.')).replace(
        quoted('{email}'),
        '\\u2068?\\S+@\\S+?\\u2069?',
      ),
    ),
    `link, ${t('See, move or cancel your visit')}`,
    t('You can also call'),
    /^link, \d{3}-555-\d{4}$/,
    `heading, ${t('What happens next')}, level 2`,
    /15 min/,
    'link, 773-555-0191',
    /^\. \p{L}/u,
  ];
}
