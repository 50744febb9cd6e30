import type { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import { visitTypeSelected, visitTypesFor } from '@/config/visit-types';
import type {
  QuestionsAnswer,
  questionsRequestSchema,
  ReasonsAnswer,
  reasonsRequestSchema,
} from '@/contracts/scheduling';
import { adaptQuestions } from '#services/scheduling/adapt';
import { countdown, readScheduling, type ReadOptions, type Unavailable } from '#services/scheduling/client';
import { findSpecialties } from '#services/scheduling/specialties';
import { questionsSchema, reasonsSchema } from '#services/scheduling/wire';

/** For the tree: without it the reasons are those of the wider specialty. */
const treeMs = 1000;

/**
 * Reasons for a visit, as the gateway lists them: those of the narrower specialty that was said before, where it belongs
 * to the one that the provider is booked under.
 * @requirement I7
 */
export async function findReasons(
  input: z.output<typeof reasonsRequestSchema>,
  { signal }: Pick<ReadOptions, 'signal'> = {},
): Promise<Result<Omit<ReasonsAnswer, 'words'>, Unavailable>> {
  const left = countdown();
  const specialty = await narrowestSpecialty(input, { signal, deadlineMs: left(treeMs) });
  const types = visitTypesFor(input);
  // The reasons are those of the patient and the kind of visit, whichever of its types is booked.
  const [visitType = ''] = input.isInPersonVisit ? types.inPerson : types.virtual;
  const found = await readScheduling(
    {
      method: 'POST',
      path: '/reasons',
      signal,
      deadlineMs: left(),
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
  options: ReadOptions,
): Promise<string> {
  if (subspecialty === '' || subspecialty === specialty) return specialty;
  const tree = await findSpecialties(options);
  const branch = tree.ok ? tree.value.find(({ name }) => name === specialty) : undefined;
  return branch?.subspecialties.some(({ name }) => name === subspecialty) ? subspecialty : specialty;
}

/** The questions that a reason brings with it. @requirement I7 */
export async function findQuestions(
  input: z.output<typeof questionsRequestSchema>,
  options: ReadOptions = {},
): Promise<Result<Omit<QuestionsAnswer, 'words'>, Unavailable>> {
  const query = new URLSearchParams({
    specialty: input.specialty,
    reasonForVisit: input.reason,
    visitType: input.visitType,
  });
  const found = await readScheduling(
    { method: 'GET', path: '/questions', query, ...options },
    questionsSchema,
  );
  return found.ok
    ? ok({ questions: adaptQuestions(found.value.SpecialtyQATree?.Specialty_Questions ?? []) })
    : found;
}
