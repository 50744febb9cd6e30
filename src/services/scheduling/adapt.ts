import { addDays, instantOf, isFarEnough } from '@/lib/chicago-time';
import { scheduling } from '@/config/scheduling';
import { isInPersonType } from '@/config/visit-types';
import type {
  Alternative,
  AppointmentsAnswer,
  CareQuestion,
  DayAnswer,
  DepartmentAnswer,
} from '@/contracts/scheduling';
import {
  localTimeOf,
  type WireAlternative,
  type WireDepartment,
  type WireQuestion,
  type WireScheduleDays,
} from '#services/scheduling/wire';

/** A zone name that this computer knows, or the usual one. @requirement I4 */
export function zoneOf(title: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: title || scheduling.zone }).resolvedOptions()
      .timeZone;
  } catch {
    return scheduling.zone;
  }
}

/** The address of a department in the two lines that visitors read. @requirement I4 */
export function departmentOf(wire: WireDepartment, id: string): DepartmentAnswer {
  const { StreetAddress, City, PostalCode, State } = wire.Address;
  const region = [State.Abbreviation, PostalCode].filter(Boolean).join(' ');
  return {
    id,
    location: wire.PracticeLocation || wire.Name,
    address: StreetAddress.filter(Boolean).join(', '),
    cityAndZip: [City, region].filter(Boolean).join(', '),
    zone: zoneOf(wire.OfficialTimeZone.Title),
    phone: wire.Phones[0]?.Number ?? '',
  };
}

/**
 * Merges the answers of the two schedule-days calls: one list of days sorted by date and time, no slot twice, none
 * that starts too soon, none without a department or a readable time. Where a visit takes place is what its day calls
 * `PracticeLocation`, else what the list of departments says.
 * @param answers - what the in-person and the virtual call sent; a call that failed is left out
 * @param now - milliseconds since 1970
 * @requirement I4
 * @decision Q38
 */
export function mergeScheduleDays(
  answers: readonly WireScheduleDays[],
  now: number,
): Pick<AppointmentsAnswer, 'departments' | 'days' | 'videoStates'> {
  const departments = new Map<string, DepartmentAnswer>();
  for (const wire of answers.flatMap((answer) => answer.Departments)) {
    for (const { ID } of wire.IDs) if (!departments.has(ID)) departments.set(ID, departmentOf(wire, ID));
  }
  const days = new Map<
    string,
    { readonly day: Omit<DayAnswer, 'times'>; readonly times: Map<string, number> }
  >();
  for (const wire of answers.flatMap((answer) => answer.ScheduleDays)) {
    const listed = departments.get(wire.Department.ID);
    if (!listed) continue;
    const department = { ...listed, location: wire.Department.PracticeLocation.trim() || listed.location };
    departments.set(department.id, department);
    const date = wire.Date.slice(0, 10);
    const key = `${date}|${department.id}|${wire.VisitType.ID}`;
    const entry = days.get(key) ?? {
      day: { date, departmentId: department.id, visitType: wire.VisitType.ID },
      times: new Map<string, number>(),
    };
    for (const slot of wire.Slots) {
      const rawTime = localTimeOf(slot.DisplayTime) ?? localTimeOf(slot.Time);
      if (rawTime === undefined) continue;
      const instant = instantOf({ localDate: date, localTime: rawTime, zone: department.zone });
      if (instant !== undefined && isFarEnough(instant, now, scheduling.leadMinutes))
        entry.times.set(rawTime, instant);
    }
    if (entry.times.size > 0) days.set(key, entry);
  }
  const used = new Set([...days.values()].map((entry) => entry.day.departmentId));
  return {
    videoStates: videoStatesOf(answers),
    departments: [...departments.values()].filter((department) => used.has(department.id)),
    days: [...days.values()]
      .map(({ day, times }) => ({
        ...day,
        times: [...times]
          .map(([rawTime, instant]) => ({ rawTime, instant }))
          .sort((a, b) => a.instant - b.instant),
      }))
      .sort(byStart),
  };
}

/**
 * The states in which a patient may be during a video visit: as the gateway says, else those in which the doctor works,
 * because they are licensed there.
 */
function videoStatesOf(answers: readonly WireScheduleDays[]): readonly string[] {
  const said = answers.flatMap((answer) => answer.VideoStates);
  const worked = answers.flatMap((answer) =>
    answer.Departments.map(({ Address }) => Address.State.Abbreviation),
  );
  return [...new Set(said.length > 0 ? said : worked)].filter((state) => state !== '').toSorted();
}

function byStart(a: DayAnswer, b: DayAnswer): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return (
    (a.times[0]?.instant ?? 0) - (b.times[0]?.instant ?? 0) ||
    Number(isInPersonType(b.visitType)) - Number(isInPersonType(a.visitType)) ||
    a.departmentId.localeCompare(b.departmentId)
  );
}

/**
 * The dates to ask for: today and 180 days ahead unless the caller says so, never further.
 * @requirement I4
 */
export function scheduleWindow(
  today: string,
  asked: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
): { readonly startDate: string; readonly endDate: string } {
  const startDate = asked.startDate !== undefined && asked.startDate > today ? asked.startDate : today;
  const last = addDays(startDate, scheduling.windowDays);
  return { startDate, endDate: asked.endDate !== undefined && asked.endDate < last ? asked.endDate : last };
}

const formats: Readonly<Record<string, CareQuestion['format']>> = {
  'drop down': 'dropDown',
  radio: 'radio',
  'free text': 'freeText',
};

/**
 * Questions about a visit. One whose format is unknown is a drop-down when it has answers, else free text. Of answers with
 * the same words only one can be chosen: the first.
 * @requirement I7
 */
export function adaptQuestions(wire: readonly WireQuestion[]): readonly CareQuestion[] {
  return wire.map((question) => ({
    key: question.QKey,
    question: question.Question,
    format:
      question.Answers.length === 0
        ? 'freeText'
        : (formats[question.AnswerPresentFormat.trim().toLowerCase()] ?? 'dropDown'),
    order: question.Question_Order,
    answers: [
      ...Map.groupBy(question.Answers, ({ Online_Scheduling_Answer }) => Online_Scheduling_Answer),
    ].map(([text, [first]]) => ({ text, followUp: first?.QKey || null })),
  }));
}

/**
 * Open times that the gateway offers instead of one that was taken: at most five, odd ones left out.
 * @requirement I15
 */
export function adaptAlternatives(wire: readonly WireAlternative[]): readonly Alternative[] {
  const alternatives: Alternative[] = [];
  for (const one of wire) {
    const date = one.Date.slice(0, 10);
    const rawTime = localTimeOf(one.Time);
    const { id: departmentId, ...place } = departmentOf(one.Department, one.Department.ID);
    const instant = rawTime && instantOf({ localDate: date, localTime: rawTime, zone: place.zone });
    if (!rawTime || instant === undefined || instant === '') continue;
    alternatives.push({ date, rawTime, instant, departmentId, ...place, visitType: one.VisitType.ID });
  }
  return alternatives.slice(0, scheduling.alternatives);
}
