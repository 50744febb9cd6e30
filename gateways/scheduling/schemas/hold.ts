import { z } from 'zod';
import { departmentId, localDate, localTime, npi, visitTypeId } from './fields.ts';

/** The slot that a visitor wants held. `VisitorID` is opaque. @requirement I14 */
export const holdSchema = z.strictObject({
  VisitorID: z.string().min(8).max(200),
  Provider_NPI: npi,
  Appointment_Date: localDate,
  Appointment_Time: localTime,
  Visit_Type: visitTypeId,
  DepartmentID: departmentId,
});
