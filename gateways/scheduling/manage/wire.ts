import type { BookingTable } from '../../db/schema.ts';
import type { Directory } from '../directory.ts';
import { calendarIdOf } from '../messages/visit-entry.ts';
import { departmentDetails } from '../wire/slot.ts';

/**
 * What the holder of a link reads about the visit: when, where, with whom, whether it stands and how it is attended.
 * Nothing about the patient or the reason.
 * @param options.joinUrl - of a video visit, else ''
 * @requirement I16
 */
export function managedVisit(
  booking: BookingTable,
  {
    directory,
    joinUrl,
    nowMs,
  }: { readonly directory: Directory; readonly joinUrl: string; readonly nowMs: number },
) {
  const provider = directory.providers.get(booking.npi);
  const department = provider?.departments.get(booking.department_id);
  const canChange = booking.status === 'booked' && booking.starts_at > nowMs;
  return {
    Status: booking.status,
    Sequence: booking.sequence,
    CanCancel: canChange,
    CanMove: canChange && provider !== undefined,
    Date: booking.local_date,
    Time: `${booking.local_time}:00`,
    StartsAt: new Date(booking.starts_at).toISOString(),
    DurationInMinutes: (booking.ends_at - booking.starts_at) / 60_000,
    TimeZone: booking.zone,
    Language: booking.language,
    /** The same in the calendar files of the messages. */
    CalendarID: calendarIdOf(booking),
    Provider: { DisplayName: booking.provider_name, IDs: [{ ID: booking.npi, Type: 'NPI' }] },
    VisitType: { ID: booking.visit_type, Type: 'External' },
    ...(joinUrl === '' ? {} : { VideoVisit: { JoinURL: joinUrl } }),
    Department:
      department === undefined
        ? { Name: booking.department_name, IDs: [{ ID: booking.department_id, Type: 'External' }] }
        : departmentDetails({ ...department, zone: booking.zone }),
  };
}
