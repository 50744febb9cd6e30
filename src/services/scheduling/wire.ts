import { z } from 'zod';
import { env } from '#config/server/env';

/**
 * What the scheduling gateway sends, named as it names things. Keys that are not read here are ignored; what is odd in
 * one entry drops that entry and not the answer.
 */

export const text = z.string().catch('');
/** An id; some gateways send numbers. */
export const wireId = z.union([z.string(), z.number()]).transform(String);

/** A list whose odd members are left out. @requirement I4 */
export function listOf<T>(schema: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries
        .map((entry) => schema.safeParse(entry))
        .filter((one) => one.success)
        .map((one) => one.data),
    );
}

export const typedId = z.object({ ID: wireId, Type: text });

export const departmentSchema = z.object({
  Name: text,
  IDs: listOf(typedId),
  PracticeLocation: text,
  Address: z
    .object({
      StreetAddress: listOf(z.string()),
      City: text,
      PostalCode: text,
      State: z.object({ Abbreviation: text }).catch({ Abbreviation: '' }),
    })
    .catch({ StreetAddress: [], City: '', PostalCode: '', State: { Abbreviation: '' } }),
  OfficialTimeZone: z.object({ Title: text }).catch({ Title: '' }),
  Phones: listOf(z.object({ Number: z.string() })),
});
export type WireDepartment = z.output<typeof departmentSchema>;

const slotSchema = z.object({ Time: z.string().optional(), DisplayTime: z.string().optional() });

const daySchema = z.object({
  Date: z.string(),
  Department: z.object({ ID: wireId, PracticeLocation: text }),
  VisitType: z.object({ ID: wireId }),
  Slots: listOf(slotSchema),
});

export const scheduleDaysSchema = z.object({
  Departments: listOf(departmentSchema),
  /** Where a patient may be during a video visit; most gateways do not say. */
  VideoStates: listOf(z.string().regex(/^[A-Z]{2}$/)),
  ScheduleDays: z.array(z.unknown()).transform((days) => listOf(daySchema).parse(days)),
});
export type WireScheduleDays = z.output<typeof scheduleDaysSchema>;

export const defaultSpecialtySchema = z.object({ DefaultSpecialty: z.string().nullable().catch(null) });

export const reasonsSchema = z.object({
  Reasons: z.array(z.unknown()).transform((list) => listOf(z.string()).parse(list)),
});

const questionSchema = z.object({
  QKey: wireId,
  Question: z.string(),
  AnswerPresentFormat: text,
  Question_Order: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number),
    ])
    .catch(0),
  Answers: listOf(
    z.object({
      Online_Scheduling_Answer: z.string(),
      Epic_Abbv_Answer: text,
      QKey: z.string().nullable().catch(null),
    }),
  ),
});
export type WireQuestion = z.output<typeof questionSchema>;

export const questionsSchema = z.object({
  SpecialtyQATree: z
    .object({ Specialty_Questions: listOf(questionSchema) })
    .nullable()
    .catch(null),
});

export const insuranceSchema = z.object({
  InsurancePickList: z.object({
    InsurancePlans: listOf(z.object({ InsurancePlanID: wireId, InsurancePlan: z.string() })),
  }),
});

export const specialtyTreeSchema = z.object({
  SpecialtyTree: listOf(
    z.object({
      SitecoreId: z.string(),
      DisplayName: z.string(),
      SubSpecialties: listOf(z.object({ 'Sub-Specialty': z.string(), DisplayName: z.string() })),
    }),
  ),
});

const alternativeSchema = z.object({
  Date: z.string(),
  Time: z.string(),
  Department: departmentSchema.extend({ ID: wireId }),
  VisitType: z.object({ ID: wireId }),
});
export type WireAlternative = z.output<typeof alternativeSchema>;

/** Where a video visit is attended: a room of the clinic's vendor, or our own waiting room. */
export const videoSchema = z
  .object({ JoinURL: text })
  .catch({ JoinURL: '' })
  .transform(({ JoinURL }) => ({ JoinURL: safeLink(JoinURL) }));

/** Only what a browser opens safely becomes a link: a page of ours, or one behind TLS. */
function safeLink(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, origin, href } = new URL(address);
  return protocol === 'https:' || origin === new URL(env().PUBLIC_URL).origin ? href : '';
}

export const scheduledSchema = z.object({
  AppointmentStatusCode: wireId,
  AppointmentStatusMessage: text,
  Message: text,
  ToldByMail: z.boolean().catch(false),
  OwnVisit: z.enum(['same', 'sameDay', 'sameTime']).optional().catch(undefined),
  Alternatives: listOf(alternativeSchema),
  Appointment: z
    .object({ ContactIDs: listOf(typedId), CalendarID: text, VideoVisit: videoSchema })
    .nullish()
    .catch(null),
});

export const messageSchema = z.object({ Message: text, Alternatives: listOf(alternativeSchema) });

export const holdSchema = z.object({
  HoldID: z.uuid(),
  ExpiresAt: z.iso.datetime(),
  ServerTime: z.iso.datetime(),
});
