import type { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { localDateAt } from '@/lib/chicago-time';
import { scheduling } from '@/config/scheduling';
import { visitTypeSelected, visitTypesFor } from '@/config/visit-types';
import type { AppointmentsAnswer, appointmentsRequestSchema } from '@/contracts/scheduling';
import { mergeScheduleDays, scheduleWindow } from '#services/scheduling/adapt';
import { countdown, readScheduling, type ReadOptions, type Unavailable } from '#services/scheduling/client';
import { hasExtensions } from '#services/scheduling/extensions';
import { defaultSpecialty } from '#services/scheduling/specialties';
import { scheduleDaysSchema, type WireScheduleDays } from '#services/scheduling/wire';

/** For the specialty: without it the times are asked for under the one that the page names. */
const specialtyMs = 1000;

type AppointmentsInput = z.output<typeof appointmentsRequestSchema>;

/**
 * Open times of a provider: the in-person and the virtual visit type are asked for side by side and merged. One call
 * may fail; then `missing` says which.
 * @param now - milliseconds since 1970
 * @requirement I4
 */
export async function findAppointments(
  input: AppointmentsInput,
  { now, signal }: Pick<ReadOptions, 'signal'> & { readonly now: number },
): Promise<Result<AppointmentsAnswer, Unavailable>> {
  const left = countdown();
  const found = await defaultSpecialty(input.providerId, { signal, deadlineMs: left(specialtyMs) });
  const specialty = (found.ok && found.value) || input.specialty;
  const types = visitTypesFor(input);
  const call = { input, specialty, now, signal, deadlineMs: left() };
  const [inPerson, virtual] = await Promise.all([
    scheduleDays({ ...call, visitTypes: types.inPerson }),
    scheduleDays({ ...call, visitTypes: types.virtual }),
  ]);
  if (!inPerson.ok && !virtual.ok) return err('unavailable');
  const answers = [inPerson, virtual].flatMap((answer) => (answer.ok ? [answer.value] : []));
  const missing = !inPerson.ok ? 'inPerson' : virtual.ok ? null : 'virtual';
  return ok({ specialty, ...mergeScheduleDays(answers, now), missing, hasWaitlist: hasExtensions() });
}

type DaysCall = {
  readonly input: AppointmentsInput;
  readonly specialty: string;
  readonly visitTypes: readonly string[];
  readonly now: number;
  readonly signal: AbortSignal | undefined;
  readonly deadlineMs: number;
};

/**
 * Days of one kind of visit, without times of a visit type that is not this patient's: they could not be booked. An
 * answer with nothing but such times is none.
 */
async function scheduleDays({
  input,
  specialty,
  visitTypes,
  now,
  signal,
  deadlineMs,
}: DaysCall): Promise<Result<WireScheduleDays, Unavailable>> {
  const window = scheduleWindow(localDateAt(now, scheduling.zone), input);
  const types = visitTypesFor(input);
  const isBookable = ({ VisitType }: WireScheduleDays['ScheduleDays'][number]) =>
    [...types.inPerson, ...types.virtual].includes(VisitType.ID);
  const found = await readScheduling(
    {
      method: 'POST',
      path: '/provider-schedule-days',
      signal,
      deadlineMs,
      json: {
        StartDate: window.startDate,
        EndDate: window.endDate,
        ProviderID: input.providerId,
        ProviderIDType: 'NPI',
        ProviderSpeciality: specialty,
        VisitTypeIDs: visitTypes.map((ID) => ({ ID, Type: 'External' })),
        Visit_Type_Selected: visitTypeSelected(visitTypes[0] ?? ''),
        ...(input.holdId !== undefined && hasExtensions() ? { HoldID: input.holdId } : {}),
      },
    },
    scheduleDaysSchema.refine(({ ScheduleDays: days }) => days.length === 0 || days.some(isBookable)),
  );
  if (!found.ok) return found;
  return ok({ ...found.value, ScheduleDays: found.value.ScheduleDays.filter(isBookable) });
}
