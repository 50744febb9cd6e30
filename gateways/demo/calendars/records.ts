import { addDays } from '../../scheduling/calendar/zone.ts';
import { WINDOW_DAYS } from '../../scheduling/free-slots.ts';
import type { CalendarRecords } from '../../scheduling/import/records.ts';
import { visitTypes } from '../../scheduling/visit-types.ts';
import { holidaysOf, vacationsOf } from './days-off.ts';
import type { DemoPhysician } from './physicians.ts';

/**
 * The calendars of the demo's physicians as an import has them: the same every time for the same content and date.
 * @param today - yyyy-MM-dd; days off are those of the years of the booking window
 * @requirement I4
 */
export function demoRecords(physicians: readonly DemoPhysician[], today: string): CalendarRecords {
  const firstYear = Number(today.slice(0, 4));
  const lastYear = Number(addDays(today, WINDOW_DAYS).slice(0, 4));
  const years = lastYear === firstYear ? [firstYear] : [firstYear, lastYear];
  const departments = new Map(physicians.flatMap((one) => one.departments.map((place) => [place.id, place])));
  return {
    departments: [...departments.values()],
    providers: physicians.map(({ npi, name, departments: own }) => ({
      npi,
      name,
      departments: own.map(({ id }) => id),
    })),
    visits: physicians.flatMap(visitsOf),
    hours: physicians.flatMap(hoursOf),
    absences: physicians.flatMap(({ npi }) => years.flatMap((year) => vacationsOf(npi, year))),
    holidays: years.flatMap(holidaysOf),
  };
}

function visitsOf({ npi, departments, sees, template }: DemoPhysician): CalendarRecords['visits'] {
  const seen = [...visitTypes.values()].filter(sees);
  return departments.flatMap(({ id }) =>
    seen.map((type) => ({
      npi,
      department_id: id,
      visit_type: type.id,
      minutes: type.isNewPatient ? template.newMinutes : template.returnMinutes,
    })),
  );
}

function hoursOf({ npi, template }: DemoPhysician): CalendarRecords['hours'] {
  return template.sessions.map((session) => ({
    npi,
    weekday: session.weekday,
    from_minute: session.fromMinute,
    to_minute: session.toMinute,
    step_minutes: template.returnMinutes,
    department_id: session.departmentId,
    is_virtual: session.isVirtual ? 1 : 0,
  }));
}
