import { z } from 'zod';
import { localDate, oneOf, phoneType, state, text, zipCode } from './fields.ts';
import {
  ADDRESS,
  CITY,
  COMMENTS,
  EMAIL,
  HOLDER_NAME,
  INSURER,
  LINE,
  PATIENT_NAME,
  POLICY_NUMBER,
  RACE,
  SEX,
} from './lengths.ts';

const insurance = z
  .strictObject({
    PayorID: text(40),
    InsuranceName: text(INSURER),
    MemberNumber: text(POLICY_NUMBER),
    GroupNumber: text(POLICY_NUMBER),
    SubscriberID: text(POLICY_NUMBER),
    SubscriberName: text(PATIENT_NAME),
    SubscriberDateOfBirth: z.union([z.literal(''), localDate]).optional(),
    RelationshipToSubscriber: oneOf(['Self', 'Other']),
  })
  .refine(
    ({ RelationshipToSubscriber: holder, SubscriberName: name = '' }) =>
      holder !== 'Other' || name.length <= HOLDER_NAME,
    { path: ['SubscriberName'], error: 'is too long' },
  );

/** The fields about the visit and the patient that a booking and a request may both carry. Each is optional. */
export const sharedFields = {
  Provider_FullName: text(LINE),
  Provider_Speciality: text(LINE),
  Visit_Type_Selected: text(20),
  Gender: text(SEX),
  Race: text(RACE),
  PhoneType: phoneType,
  Email: z.union([z.literal(''), z.email('must be an email address').max(EMAIL)]).optional(),
  Address_Line_1: text(ADDRESS),
  Address_Line_2: text(ADDRESS),
  City: text(CITY),
  State: state,
  ZipCode: zipCode.optional(),
  Insurance: insurance.nullish(),
  Comments: text(COMMENTS),
  Requested_DateTime: text(40),
};
