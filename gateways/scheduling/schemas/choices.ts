import { z } from 'zod';
import { holdId, localDate, npi, text, visitTypeId } from './fields.ts';
import { LINE } from './lengths.ts';
import { visitTypes } from '../visit-types.ts';

/** Which free times of a provider are asked for. @requirement I4 */
export const scheduleDaysSchema = z.strictObject({
  StartDate: localDate.optional(),
  EndDate: localDate.optional(),
  ProviderID: npi,
  ProviderIDType: z.literal('NPI').optional(),
  ProviderSpeciality: text(LINE).nullable(),
  VisitTypeIDs: z
    .array(z.strictObject({ ID: visitTypeId, Type: z.literal('External').optional() }))
    .min(1)
    .max(visitTypes.size),
  Visit_Type_Selected: text(20),
  HoldID: holdId,
});

/** For which visit the reasons are asked. */
export const reasonsSchema = z.strictObject({
  VisitTypeId: visitTypeId,
  Visit_Type_Selected: text(20),
  Specialty: z.string().max(LINE),
  NPI: text(20).nullable(),
});
