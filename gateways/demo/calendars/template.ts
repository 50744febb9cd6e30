import { hashOf, pick, randomStream, type RandomStream } from './random.ts';

/** A half day of clinic. Times are minutes after local midnight. */
export type Session = {
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly departmentId: string;
  readonly isVirtual: boolean;
};

/** How a provider works in any week. */
export type WeeklyTemplate = {
  readonly sessions: readonly Session[];
  /** Visits start on this grid, and a returning patient's visit lasts one step of it. */
  readonly returnMinutes: number;
  readonly newMinutes: number;
  /** Days from today for which the calendar is full already. */
  readonly bookedSolidDays: number;
  /** Share of the calendar that is taken just after that, 0 to 1. */
  readonly busyness: number;
};

/** What a template follows from. */
export type TemplateSource = {
  readonly npi: string;
  readonly departmentIds: readonly [string, ...string[]];
  readonly hasTelehealth: boolean;
};

const MORNING = { fromMinute: 8 * 60, toMinute: 12 * 60 };
const AFTERNOON = { fromMinute: 13 * 60, toMinute: 17 * 60 };
/** Minutes of a returning and of a new patient's visit: four kinds of practice. */
const VISIT_MINUTES: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [20, 40],
  [30, 30],
  [20, 20],
  [40, 40],
];
const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The weekly template of a provider: two to four clinic days from 08:00 to 17:00 with an hour at noon, in one
 * department per half day, one provider in eight with a weekend morning, one half day by video where offered.
 * The same NPI gives the same template on every machine.
 * @requirement I4
 */
export function weeklyTemplate(source: TemplateSource): WeeklyTemplate {
  const random = randomStream(`${source.npi}|template`);
  const [returnMinutes, newMinutes] = pick(random, VISIT_MINUTES);
  const bookedSolidDays = pick(random, [0, 0, 1, 2, 3, 5, 8, 12, 19]);
  const busyness = 0.6 + random() * 0.3;
  const halves = clinicDays(random).flatMap((weekday) => halfDays(random, weekday, source));
  const virtualHalf = source.hasTelehealth ? Math.floor(random() * halves.length) : -1;
  const sessions = halves.map((half, index) => ({ ...half, isVirtual: index === virtualHalf }));
  if (hashOf(`${source.npi}|weekend`) % 8 === 0) sessions.push(weekendMorning(random, source));
  return { sessions, returnMinutes, newMinutes, bookedSolidDays, busyness };
}

function clinicDays(random: RandomStream): readonly number[] {
  const days = [1, 2, 3, 4, 5];
  const wanted = 2 + Math.floor(random() * 3);
  while (days.length > wanted) days.splice(Math.floor(random() * days.length), 1);
  return days;
}

function halfDays(random: RandomStream, weekday: number, source: TemplateSource): Session[] {
  const both = random() < 0.75;
  const morningFirst = random() < 0.5;
  const hours = both ? [MORNING, AFTERNOON] : [morningFirst ? MORNING : AFTERNOON];
  return hours.map((half) => ({
    ...half,
    weekday,
    departmentId: department(random, source),
    isVirtual: false,
  }));
}

function weekendMorning(random: RandomStream, source: TemplateSource): Session {
  const weekday = random() < 0.5 ? SATURDAY : SUNDAY;
  return { ...MORNING, weekday, departmentId: source.departmentIds[0], isVirtual: false };
}

/** Most sessions are at the primary place of work. */
function department(random: RandomStream, { departmentIds }: TemplateSource): string {
  return random() < 0.65 ? departmentIds[0] : pick(random, departmentIds);
}
