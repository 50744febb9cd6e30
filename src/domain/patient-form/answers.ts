import { scheduling } from '../../config/scheduling.ts';
import { ageOn, parseTypedDate } from '../../lib/dates.ts';

/** What follows from single answers of the patient form. `today` is `yyyy-MM-dd` at the clinic. */

/** The answers on which others depend. */
export type Answers = Readonly<
  Record<
    | 'bookedFor'
    | 'proxyName'
    | 'birthDate'
    | 'phoneType'
    | 'isSelfPay'
    | 'insuranceRelationshipToSubscriber'
    | 'dateFrom'
    | 'dateTo',
    string
  >
>;

/** Whether the sender is not the patient: then the sender is the one who is called and written to. @requirement J1 */
export function isProxy({ bookedFor }: Pick<Answers, 'bookedFor'>): boolean {
  return bookedFor === 'Child' || bookedFor === 'Other';
}

/** Who asks for somebody else, for the clinic to read; '' where the patient is the sender. @requirement J1 */
export function proxyLine(answers: Pick<Answers, 'bookedFor' | 'proxyName'>): string {
  if (!isProxy(answers)) return '';
  return `${answers.proxyName} (${answers.bookedFor === 'Child' ? 'parent or guardian' : 'for the patient'})`;
}

/**
 * The answers as they decide what is asked. At a visit for adults a child's date of birth is a slip: it is called wrong,
 * and decides nothing.
 * @requirement J1
 */
export function decidingAnswers<T extends Pick<Answers, 'birthDate'>>(
  answers: T,
  isAdultPatient: boolean | undefined,
): T {
  return isAdultPatient ? { ...answers, birthDate: '' } : answers;
}

/** Whether the patient is under 18; false while the date of birth is not known. @decision Q42 */
export function isMinor({ birthDate }: Pick<Answers, 'birthDate'>, today: string): boolean {
  const date = parseTypedDate(birthDate);
  return date !== undefined && date <= today && ageOn(date, today) < scheduling.adultAge;
}

/**
 * Whether a parent or guardian must be named: the patient is under 18, and it is not their parent or guardian who asks.
 * @requirement I9
 */
export function needsGuardian(answers: Pick<Answers, 'bookedFor' | 'birthDate'>, today: string): boolean {
  return answers.bookedFor !== 'Child' && isMinor(answers, today);
}

/** The days that suit, for the clinic to read; '' for none. Days are `MM-DD-YYYY`. @requirement J1 */
export function suitableDays({ dateFrom, dateTo }: Pick<Answers, 'dateFrom' | 'dateTo'>): string {
  return [dateFrom && `from ${dateFrom}`, dateTo && `to ${dateTo}`].filter(Boolean).join(' ');
}

/** Whether the visit is to be billed to an insurance. @requirement J1 */
export function isInsured({ isSelfPay }: Pick<Answers, 'isSelfPay'>): boolean {
  return isSelfPay !== 'true';
}

/**
 * Who is taken for the policy holder while nobody says: adults who ask for themselves. Nobody is made the holder of a
 * policy because somebody else filled in the form, least of all a child.
 * @requirement J1
 */
export function presumedHolder(answers: Pick<Answers, 'bookedFor' | 'birthDate'>, today: string): string {
  return isProxy(answers) || isMinor(answers, today) ? '' : 'Self';
}

/** Whether the patient is the policy holder: then the holder's details are the patient's own. @requirement J1 */
export function isPolicyHolder(
  answers: Pick<Answers, 'bookedFor' | 'birthDate' | 'insuranceRelationshipToSubscriber'>,
  today: string,
): boolean {
  return (answers.insuranceRelationshipToSubscriber || presumedHolder(answers, today)) === 'Self';
}

/** Whether the phone that was given takes text messages. @requirement I18 */
export function canBeTexted({ phoneType }: Pick<Answers, 'phoneType'>): boolean {
  return phoneType === 'Mobile';
}
