import type { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { localDateAt } from '@/lib/chicago-time';
import { scheduling, visitTypeSelected, visitTypesFor } from '@/config/scheduling';
import type {
  AppointmentsAnswer,
  appointmentsRequestSchema,
  InsuranceAnswer,
  QuestionsAnswer,
  questionsRequestSchema,
  ReasonsAnswer,
  reasonsRequestSchema,
} from '@/contracts/scheduling';
import { env } from '#config/server/env';
import { createGateway, type Gateway, type GatewayRequest } from '#services/gateway/client';
import { adaptQuestions, mergeScheduleDays, scheduleWindow } from '#services/scheduling/adapt';
import {
  defaultSpecialtySchema,
  insuranceSchema,
  questionsSchema,
  reasonsSchema,
  scheduleDaysSchema,
  specialtyTreeSchema,
  type WireScheduleDays,
} from '#services/scheduling/wire';

/** Reads from the scheduling gateway; every failure is this one code, and the reason is nobody's business but the log's. */
type Unavailable = 'unavailable';

let gateway: Gateway | undefined;

/** The one connection to the scheduling gateway; the credential is added here and nowhere else. */
export function schedulingGateway(): Gateway {
  gateway ??= createGateway({
    name: 'scheduling',
    baseUrl: env().SCHEDULING_HOST,
    headers: { authorization: env().SCHEDULING_AUTHORIZATION },
  });
  return gateway;
}

async function read<T>(request: GatewayRequest, schema: z.ZodType<T>): Promise<Result<T, Unavailable>> {
  const reply = await schedulingGateway().request({ retry: true, ...request });
  if (!reply.ok || reply.value.status !== 200) return err('unavailable');
  const parsed = schema.safeParse(reply.value.json);
  return parsed.success ? ok(parsed.data) : err('unavailable');
}

type AppointmentsInput = z.output<typeof appointmentsRequestSchema>;
type Visitor = { readonly signal?: AbortSignal };

/**
 * Open times of a provider: the in-person and the virtual visit type are asked for side by side and merged. One call
 * may fail; then `missing` says which.
 * @param now - milliseconds since 1970
 * @requirement I4
 */
export async function findAppointments(
  input: AppointmentsInput,
  { now, signal }: Visitor & { readonly now: number },
): Promise<Result<AppointmentsAnswer, Unavailable>> {
  const found = await defaultSpecialty(input.providerId, signal ? { signal } : {});
  const specialty = (found.ok && found.value) || input.specialty;
  const types = visitTypesFor(input);
  const [inPerson, virtual] = await Promise.all([
    scheduleDays({ input, specialty, visitType: types.inPerson, now, signal }),
    scheduleDays({ input, specialty, visitType: types.virtual, now, signal }),
  ]);
  if (!inPerson.ok && !virtual.ok) return err('unavailable');
  const answers = [inPerson, virtual].flatMap((answer) => (answer.ok ? [answer.value] : []));
  const missing = !inPerson.ok ? 'inPerson' : virtual.ok ? null : 'virtual';
  return ok({ specialty, ...mergeScheduleDays(answers, now), missing });
}

type DaysCall = {
  readonly input: AppointmentsInput;
  readonly specialty: string;
  readonly visitType: string;
  readonly now: number;
  readonly signal: AbortSignal | undefined;
};

function scheduleDays({
  input,
  specialty,
  visitType,
  now,
  signal,
}: DaysCall): Promise<Result<WireScheduleDays, Unavailable>> {
  const window = scheduleWindow(localDateAt(now, scheduling.zone), input);
  return read(
    {
      method: 'POST',
      path: '/provider-schedule-days',
      signal,
      json: {
        StartDate: window.startDate,
        EndDate: window.endDate,
        ProviderID: input.providerId,
        ProviderIDType: 'NPI',
        ProviderSpeciality: specialty,
        VisitTypeIDs: [{ ID: visitType, Type: 'External' }],
        Visit_Type_Selected: visitTypeSelected(visitType),
        ...(input.holdId === undefined ? {} : { HoldID: input.holdId }),
      },
    },
    scheduleDaysSchema,
  );
}

/** The specialty under which a provider is booked, or null when the gateway has none. @requirement I4 */
export async function defaultSpecialty(
  npi: string,
  { signal }: Visitor = {},
): Promise<Result<string | null, Unavailable>> {
  const query = new URLSearchParams({ NPI: npi });
  const found = await read(
    { method: 'GET', path: '/default-specialty', query, signal },
    defaultSpecialtySchema,
  );
  return found.ok ? ok(found.value.DefaultSpecialty) : found;
}

/**
 * Reasons for a visit, as the gateway lists them: those of the narrower specialty that was said before, where it belongs
 * to the one that the provider is booked under.
 * @requirement I7
 */
export async function findReasons(
  input: z.output<typeof reasonsRequestSchema>,
  { signal }: Visitor = {},
): Promise<Result<Omit<ReasonsAnswer, 'words'>, Unavailable>> {
  const specialty = await narrowestSpecialty(input, signal);
  const types = visitTypesFor(input);
  const visitType = input.isInPersonVisit ? types.inPerson : types.virtual;
  const found = await read(
    {
      method: 'POST',
      path: '/reasons',
      signal,
      json: {
        VisitTypeId: visitType,
        Visit_Type_Selected: visitTypeSelected(visitType),
        Specialty: specialty,
        NPI: input.providerId,
      },
    },
    reasonsSchema,
  );
  if (!found.ok) return found;
  const reasons = new Set(found.value.Reasons.filter((reason) => reason.trim() !== ''));
  return ok({ reasons: [...reasons], specialty });
}

async function narrowestSpecialty(
  { specialty, subspecialty }: Pick<z.output<typeof reasonsRequestSchema>, 'specialty' | 'subspecialty'>,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (subspecialty === '' || subspecialty === specialty) return specialty;
  const tree = await findSpecialties(signal ? { signal } : {});
  const branch = tree.ok ? tree.value.find(({ name }) => name === specialty) : undefined;
  return branch?.subspecialties.some(({ name }) => name === subspecialty) ? subspecialty : specialty;
}

/** The questions that a reason brings with it. @requirement I7 */
export async function findQuestions(
  input: z.output<typeof questionsRequestSchema>,
  { signal }: Visitor = {},
): Promise<Result<Omit<QuestionsAnswer, 'words'>, Unavailable>> {
  const query = new URLSearchParams({
    specialty: input.specialty,
    reasonForVisit: input.reason,
    visitType: input.visitType,
  });
  const found = await read({ method: 'GET', path: '/questions', query, signal }, questionsSchema);
  return found.ok
    ? ok({ questions: adaptQuestions(found.value.SpecialtyQATree?.Specialty_Questions ?? []) })
    : found;
}

/** The insurance plans to choose from. @requirement I9 */
export async function findInsurancePlans({ signal }: Visitor = {}): Promise<
  Result<InsuranceAnswer, Unavailable>
> {
  const query = new URLSearchParams({ getInsuranceList: 'true' });
  const found = await read({ method: 'GET', path: '/insurance', query, signal }, insuranceSchema);
  if (!found.ok) return found;
  const plans = found.value.InsurancePickList.InsurancePlans;
  return ok({ plans: plans.map((plan) => ({ id: plan.InsurancePlanID, name: plan.InsurancePlan })) });
}

/** A specialty with its subspecialties. */
export type SpecialtyBranch = {
  readonly id: string;
  readonly name: string;
  readonly subspecialties: readonly { readonly id: string; readonly name: string }[];
};

/** Every specialty that can be scheduled online. @requirement I1 */
export async function findSpecialties({ signal }: Visitor = {}): Promise<
  Result<readonly SpecialtyBranch[], Unavailable>
> {
  const query = new URLSearchParams({ SitecoreId: 'all' });
  const found = await read({ method: 'GET', path: '/specialty-tree', query, signal }, specialtyTreeSchema);
  if (!found.ok) return found;
  return ok(
    found.value.SpecialtyTree.map((branch) => ({
      id: branch.SitecoreId,
      name: branch.DisplayName,
      subspecialties: branch.SubSpecialties.map((sub) => ({
        id: sub['Sub-Specialty'],
        name: sub.DisplayName,
      })),
    })),
  );
}
