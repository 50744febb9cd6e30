import { isInsured, presumedHolder, type Answers } from '../answers.ts';
import { policyHolders, ticked } from '../choices.ts';
import { optionalInFull, optionalInLong, requiredInBooking, type FieldTable } from './asked-by.ts';

const hasOtherHolder = (answers: Answers): boolean =>
  isInsured(answers) && answers.insuranceRelationshipToSubscriber === 'Other';
const ofCard = {
  booking: { hint: 'It is on your insurance card. If there is none, write "none".' },
} as const;

/** Insurance, policy holder and card. @requirement J1 J9 */
export const insuranceFields = {
  isSelfPay: {
    section: 'insurance',
    control: 'checkbox',
    forms: optionalInFull,
    label: 'I have no insurance or pay myself',
    choices: ticked,
    check: { row: 'Insurance', phrase: 'I have no insurance or pay myself' },
  },
  insuranceName: {
    section: 'insurance',
    control: 'plan',
    forms: requiredInBooking,
    label: 'Insurance provider',
    length: 120,
    autoComplete: 'off',
    isAsked: isInsured,
    isStored: true,
    check: { row: 'Insurance' },
  },
  insurancePayorId: {
    section: 'insurance',
    control: 'hidden',
    forms: optionalInFull,
    length: 40,
    isAsked: isInsured,
    isStored: true,
    check: false,
  },
  insuranceMemberNumber: {
    section: 'insurance',
    control: 'text',
    forms: requiredInBooking,
    label: 'Member ID',
    length: 60,
    autoComplete: 'off',
    isAsked: isInsured,
    isStored: true,
    check: { row: 'Insurance', isLabelled: true },
    on: ofCard,
  },
  insuranceGroupNumber: {
    section: 'insurance',
    control: 'text',
    forms: requiredInBooking,
    label: 'Group number',
    length: 60,
    autoComplete: 'off',
    isAsked: isInsured,
    isStored: true,
    check: { row: 'Insurance', isLabelled: true },
    on: ofCard,
  },
  insuranceRelationshipToSubscriber: {
    section: 'insurance',
    control: 'radio',
    forms: requiredInBooking,
    label: 'Who is the policy holder?',
    choices: policyHolders,
    isAsked: isInsured,
    presumed: presumedHolder,
    check: false,
  },
  insuranceSubscriberName: {
    section: 'holder',
    control: 'text',
    forms: requiredInBooking,
    label: "Policy holder's full name",
    length: 160,
    autoComplete: 'off',
    isAsked: hasOtherHolder,
  },
  insuranceSubscriberID: {
    section: 'holder',
    control: 'text',
    forms: requiredInBooking,
    label: "Policy holder's ID",
    length: 60,
    autoComplete: 'off',
    isAsked: hasOtherHolder,
    check: { row: "Policy holder's full name", isLabelled: true },
  },
  insuranceSubscriberDateOfBirth: {
    section: 'holder',
    control: 'date',
    forms: requiredInBooking,
    label: "Policy holder's date of birth",
    days: 'past',
    autoComplete: 'off',
    isAsked: hasOtherHolder,
    check: { row: "Policy holder's full name" },
  },
  cardFront: {
    section: 'cards',
    control: 'file',
    forms: optionalInLong,
    label: 'Front of the insurance card',
    isFleeting: true,
  },
  cardBack: {
    section: 'cards',
    control: 'file',
    forms: optionalInLong,
    label: 'Back of the insurance card',
    isFleeting: true,
  },
} as const satisfies FieldTable;
