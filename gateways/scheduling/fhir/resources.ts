import { z } from 'zod';

/** The parts of FHIR R4 resources that are read here; everything else a server sends is kept and sent back. */
const identifier = z.looseObject({
  system: z.string().optional(),
  value: z.string().optional(),
  period: z.looseObject({ start: z.string().optional(), end: z.string().optional() }).optional(),
});
const codings = z.array(
  z.looseObject({
    coding: z.array(z.looseObject({ system: z.string().optional(), code: z.string().optional() })).optional(),
  }),
);
const resource = {
  id: z.string(),
  meta: z.looseObject({ versionId: z.string().optional(), lastUpdated: z.string().optional() }).optional(),
  identifier: z.array(identifier).optional(),
};

export const slotSchema = z.looseObject({
  ...resource,
  resourceType: z.literal('Slot'),
  schedule: z.looseObject({ reference: z.string() }),
  status: z.enum(['busy', 'free', 'busy-unavailable', 'busy-tentative', 'entered-in-error']),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
  serviceType: codings.optional(),
});
/** A piece of somebody's time, as the server keeps it. */
export type FhirSlot = z.infer<typeof slotSchema>;

export const scheduleSchema = z.looseObject({
  ...resource,
  resourceType: z.literal('Schedule'),
  active: z.boolean().optional(),
  actor: z.array(z.looseObject({ reference: z.string().optional() })),
});

export const locationSchema = z.looseObject({
  ...resource,
  resourceType: z.literal('Location'),
  extension: z.array(z.looseObject({ url: z.string(), valueCode: z.string().optional() })).optional(),
});

export const practitionerSchema = z.looseObject({ ...resource, resourceType: z.literal('Practitioner') });

export const appointmentSchema = z.looseObject({
  ...resource,
  resourceType: z.literal('Appointment'),
  status: z.string(),
  comment: z.string().optional(),
  start: z.iso.datetime({ offset: true }).optional(),
  slot: z.array(z.looseObject({ reference: z.string().optional() })).optional(),
  participant: z.array(
    z.looseObject({ actor: z.looseObject({ reference: z.string().optional() }).optional() }),
  ),
});
export type FhirAppointment = z.infer<typeof appointmentSchema>;

/** `Type/id` of a reference, whether it is relative, absolute or of one version. @requirement I20 */
export function relativeReference(reference: string): string {
  return /([A-Z][A-Za-z]+\/[A-Za-z0-9\-.]{1,64})(?:\/_history\/[^/]+)?$/.exec(reference)?.[1] ?? reference;
}

/** The value of the first identifier of a system. @requirement I20 */
export function identifierOf(
  { identifier: all }: { readonly identifier?: readonly z.infer<typeof identifier>[] | undefined },
  system: string,
): string | undefined {
  return all?.find((one) => one.system === system)?.value;
}
