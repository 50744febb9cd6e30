/** What follows from single answers of the patient form. */

/** The answers on which others depend. */
export type Answers = Readonly<
  Record<
    'bookedFor' | 'proxyName' | 'phoneType' | 'insuranceRelationshipToSubscriber' | 'dateFrom' | 'dateTo',
    string
  >
>;

/** Whether the sender is not the patient: then the sender is the one who is called and written to. */
export function isProxy({ bookedFor }: Pick<Answers, 'bookedFor'>): boolean {
  return bookedFor === 'Child' || bookedFor === 'Other';
}

/** Who asks for somebody else, for the clinic to read; '' where the patient is the sender. */
export function proxyLine(answers: Pick<Answers, 'bookedFor' | 'proxyName'>): string {
  if (!isProxy(answers)) return '';
  return `${answers.proxyName} (${answers.bookedFor === 'Child' ? 'parent or guardian' : 'for the patient'})`;
}

/** The days that suit, for the clinic to read; '' for none. Days are `MM-DD-YYYY`. */
export function suitableDays({ dateFrom, dateTo }: Pick<Answers, 'dateFrom' | 'dateTo'>): string {
  return [dateFrom && `from ${dateFrom}`, dateTo && `to ${dateTo}`].filter(Boolean).join(' ');
}

/** Whether the patient is the policy holder: then the holder's details are the patient's own. @requirement J1 */
export function isPolicyHolder(answers: Pick<Answers, 'insuranceRelationshipToSubscriber'>): boolean {
  return answers.insuranceRelationshipToSubscriber !== 'Other';
}

/** Whether the phone that was given takes text messages. @requirement I18 */
export function canBeTexted({ phoneType }: Pick<Answers, 'phoneType'>): boolean {
  return phoneType === 'Mobile';
}
