import { z } from 'zod';
import { env } from '#config/server/env';
import { looseListOf, readableListOf } from '#gateway/lists';

/**
 * What the scheduling gateway sends, named as it names things. Keys that are not read here are ignored; what is odd in
 * one entry drops that entry and not the answer.
 */

export const text = z.string().catch('');
/** An id; some gateways send numbers. */
export const wireId = z.union([z.string(), z.number()]).transform(String);

export const typedId = z.object({ ID: wireId, Type: text });

export const departmentSchema = z.object({
  Name: text,
  IDs: looseListOf(typedId),
  PracticeLocation: text,
  Address: z
    .object({
      StreetAddress: looseListOf(z.string()),
      City: text,
      PostalCode: text,
      State: z.object({ Abbreviation: text }).catch({ Abbreviation: '' }),
    })
    .catch({ StreetAddress: [], City: '', PostalCode: '', State: { Abbreviation: '' } }),
  OfficialTimeZone: z.object({ Title: text }).catch({ Title: '' }),
  Phones: looseListOf(z.object({ Number: z.string() })),
});
export type WireDepartment = z.output<typeof departmentSchema>;

/** `14:00:00` and `2:00 PM` as `14:00`; undefined when it is no time. @requirement I4 */
export function localTimeOf(time: string | undefined): string | undefined {
  const [, hours, minutes, rest = ''] = /^(\d{1,2}):([0-5]\d)(?!\d)(.*)/.exec(time?.trim() ?? '') ?? [];
  if (hours === undefined) return undefined;
  const half = /([ap])\.?m\b/i.exec(rest)?.[1]?.toLowerCase();
  const said = Number(hours);
  if (half ? said < 1 || said > 12 : said > 23) return undefined;
  const hour = half ? (said % 12) + (half === 'p' ? 12 : 0) : said;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const slotSchema = z
  .object({ Time: z.string().optional(), DisplayTime: z.string().optional() })
  .refine(({ Time, DisplayTime }) => [Time, DisplayTime].some((time) => localTimeOf(time) !== undefined));

const daySchema = z.object({
  Date: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  Department: z.object({ ID: wireId, PracticeLocation: text }),
  VisitType: z.object({ ID: wireId }),
  Slots: readableListOf(slotSchema),
});

export const scheduleDaysSchema = z
  .object({
    Departments: looseListOf(departmentSchema),
    /** Where a patient may be during a video visit; most gateways do not say. */
    VideoStates: looseListOf(z.string().regex(/^[A-Z]{2}$/)),
    ScheduleDays: readableListOf(daySchema),
  })
  // A day without its department is left out; where none has one, all would be.
  .refine(({ Departments, ScheduleDays }) => {
    const known = new Set(Departments.flatMap(({ IDs }) => IDs.map(({ ID }) => ID)));
    return ScheduleDays.length === 0 || ScheduleDays.some(({ Department }) => known.has(Department.ID));
  });
export type WireScheduleDays = z.output<typeof scheduleDaysSchema>;

export const defaultSpecialtySchema = z.object({ DefaultSpecialty: z.string().nullable().catch(null) });

export const reasonsSchema = z.object({
  Reasons: readableListOf(z.string()),
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
  Answers: looseListOf(
    z.object({
      Online_Scheduling_Answer: z.string(),
      Epic_Abbv_Answer: text,
      QKey: wireId.nullable().catch(null),
    }),
  ),
});
export type WireQuestion = z.output<typeof questionSchema>;

export const questionsSchema = z
  .object({
    SpecialtyQATree: z
      .object({ Specialty_Questions: readableListOf(questionSchema) })
      .nullish()
      .transform((tree) => tree ?? null),
    Message: text,
  })
  // No tree means no questions; a message in its place is an error, and what the clinic asks must not be left out.
  .refine(({ SpecialtyQATree, Message }) => SpecialtyQATree !== null || Message.trim() === '');

export const insuranceSchema = z.object({
  InsurancePickList: z.object({
    // The form sends a plan's name trimmed, and only a name of this list is taken.
    InsurancePlans: readableListOf(z.object({ InsurancePlanID: wireId, InsurancePlan: z.string().trim() })),
  }),
});

const specialtyName = z.string().regex(/\S/);

export const specialtyTreeSchema = z.object({
  SpecialtyTree: readableListOf(
    z.object({
      SitecoreId: wireId,
      DisplayName: specialtyName,
      SubSpecialties: looseListOf(z.object({ 'Sub-Specialty': wireId, DisplayName: specialtyName })),
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
  /** '' where there is none. */
  AppointmentStatusCode: wireId.nullish().transform((code) => code ?? ''),
  AppointmentStatusMessage: text,
  Message: text,
  ToldByMail: z.boolean().catch(false),
  OwnVisit: z.enum(['same', 'sameDay', 'sameTime']).optional().catch(undefined),
  Alternatives: looseListOf(alternativeSchema),
  Appointment: z
    .object({
      ContactIDs: looseListOf(typedId),
      CalendarID: text,
      ManageToken: text,
      VideoVisit: videoSchema,
    })
    .nullish()
    .catch(null),
});

export const messageSchema = z.object({ Message: text, Alternatives: looseListOf(alternativeSchema) });

export const holdSchema = z.object({
  HoldID: z.uuid(),
  ExpiresAt: z.iso.datetime(),
  ServerTime: z.iso.datetime(),
});
