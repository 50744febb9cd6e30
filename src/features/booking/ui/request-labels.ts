import { usePhrases } from '@/i18n/use-phrases';
import type { RequestField } from '@/lib/request-form';

export type RequestLabels = Readonly<Record<RequestField, string>>;

/** The fields' labels in the page's language. */
export function useRequestLabels(own: Partial<RequestLabels> = {}): RequestLabels {
  const t = usePhrases();
  return {
    specialty: t('Specialty'),
    location: t('Location'),
    doctor: t('Doctor'),
    bookedFor: t('Who is this visit for?'),
    proxyName: t('Your own name'),
    firstName: t('First name'),
    lastName: t('Last name'),
    birthDate: t('Date of birth'),
    gender: t('Legal sex'),
    race: t('Race'),
    phoneType: t('Preferred phone type'),
    phoneNumber: t('Phone'),
    wantsTexts: '',
    email: t('Email'),
    address1: t('Street address'),
    address2: t('Street address 2'),
    city: t('City'),
    state: t('State'),
    zip: t('ZIP code'),
    insuranceName: t('Insurance provider'),
    insurancePayorId: '',
    insuranceMemberNumber: t('Member ID'),
    insuranceGroupNumber: t('Group number'),
    insuranceRelationshipToSubscriber: t('Who is the policy holder?'),
    insuranceSubscriberName: t("Policy holder's full name"),
    insuranceSubscriberID: t("Policy holder's ID"),
    insuranceSubscriberDateOfBirth: t("Policy holder's date of birth"),
    cardFront: t('Front of the insurance card'),
    cardBack: t('Back of the insurance card'),
    concerns: t('What do you want to address?'),
    dateFrom: t('From'),
    dateTo: t('To'),
    interpreter: t('Do you need an interpreter?'),
    accessNeeds: t('What should we prepare for you?'),
    isWorkersComp: t('This is about an injury at work, or another party pays'),
    captcha: t('Security check'),
    ...own,
  };
}
