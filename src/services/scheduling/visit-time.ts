import { z } from 'zod';
import { looseListOf } from '#gateway/lists';
import { departmentOf, zoneOf } from './adapt';
import { departmentSchema, text, typedId, wireId } from './wire';

/** When, where and with whom a visit is, as the gateway's pages behind a link send it (I16, I17). */
export const visitTimeSchema = z.object({
  Date: z.iso.date(),
  Time: z.string().regex(/^\d\d:\d\d/),
  StartsAt: z.iso.datetime(),
  TimeZone: z.string(),
  VisitType: z.object({ ID: wireId }),
  Provider: z.object({ DisplayName: text, IDs: looseListOf(typedId) }),
  Department: departmentSchema,
});

/** `instant`: milliseconds since 1970. `rawTime`: `HH:mm` in `zone`. @requirement I4 */
export function adaptVisitTime(wire: z.output<typeof visitTimeSchema>) {
  const departmentId = wire.Department.IDs[0]?.ID ?? '';
  const { location, address, cityAndZip, phone } = departmentOf(wire.Department, departmentId);
  return {
    date: wire.Date,
    rawTime: wire.Time.slice(0, 5),
    instant: Date.parse(wire.StartsAt),
    zone: zoneOf(wire.TimeZone),
    departmentId,
    location,
    address,
    cityAndZip,
    phone,
    visitType: wire.VisitType.ID,
    providerId: wire.Provider.IDs[0]?.ID ?? '',
    providerName: wire.Provider.DisplayName,
  };
}
