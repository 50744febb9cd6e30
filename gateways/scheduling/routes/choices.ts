import type { Reply } from '../http.ts';
import { questionsFor } from '../questions.ts';
import { reasonsFor } from '../reasons.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { reasonsSchema } from '../schemas/choices.ts';
import { insurancePickList, specialtyTree } from '../wire/choices.ts';

/** The calls for what a visitor can choose from, by method and path. @requirement I4 */
export const choiceRoutes: readonly (readonly [string, Route])[] = [
  ['GET specialty-tree', getSpecialtyTree],
  ['GET default-specialty', getDefaultSpecialty],
  ['POST reasons', postReasons],
  ['GET questions', getQuestions],
  ['GET insurance', getInsurance],
];

function getSpecialtyTree({ directory }: Scheduling, { query }: Call): Reply {
  const wanted = query.get('SitecoreId') ?? 'all';
  const { specialties } = directory();
  const chosen = wanted === 'all' ? specialties : specialties.filter(({ code }) => code === wanted);
  return { status: 200, body: specialtyTree(chosen) };
}

function getDefaultSpecialty({ directory }: Scheduling, { query }: Call): Reply {
  const npi = query.get('NPI') ?? '';
  return {
    status: 200,
    body: { NPI: npi, DefaultSpecialty: directory().defaultSpecialties.get(npi) ?? null },
  };
}

async function postReasons({ directory }: Scheduling, { request }: Call): Promise<Reply> {
  const { Specialty: asked, VisitTypeId } = await parseBody(request, reasonsSchema);
  const whole = directory().specialties.find((one) => one.subSpecialties.some(({ name }) => name === asked));
  const specialties = whole ? [asked, whole.name] : [asked];
  return { status: 200, body: { Reasons: reasonsFor(specialties, VisitTypeId) } };
}

function getQuestions(_: Scheduling, { query }: Call): Reply {
  const visit = {
    specialty: query.get('specialty') ?? '',
    reason: query.get('reasonForVisit') ?? '',
    visitType: query.get('visitType') ?? '',
  };
  return { status: 200, body: { SpecialtyQATree: { Specialty_Questions: questionsFor(visit) } } };
}

function getInsurance({ directory }: Scheduling): Reply {
  return { status: 200, body: insurancePickList(directory().insurancePlans) };
}
