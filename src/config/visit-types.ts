import visitTypes from '../../content/scheduling/visit-types.json' with { type: 'json' };

/** Ids of visit types in person and by video. */
export type VisitTypes = { readonly inPerson: readonly string[]; readonly virtual: readonly string[] };

const virtualTypes: ReadonlySet<string> = new Set(
  visitTypes.filter(({ isVirtual }) => isVirtual).map(({ id }) => id),
);

/**
 * The visit types for a patient.
 * @requirement I4
 */
export function visitTypesFor(patient: {
  readonly isNewPatient: boolean;
  readonly isAdultPatient: boolean;
}): VisitTypes {
  const own = visitTypes.filter(
    (type) => type.isNewPatient === patient.isNewPatient && type.isAdult === patient.isAdultPatient,
  );
  const idsOf = (isVirtual: boolean) =>
    own.filter((type) => type.isVirtual === isVirtual).map(({ id }) => id);
  return { inPerson: idsOf(false), virtual: idsOf(true) };
}

/**
 * Whether a visit type is seen in person; ids that nobody knows are.
 * @requirement I4
 */
export function isInPersonType(visitType: string): boolean {
  return !virtualTypes.has(visitType);
}

/**
 * What the scheduling gateway wants as Visit_Type_Selected.
 * @decision Q37
 */
export function visitTypeSelected(visitType: string): 'In Person' | 'Virtual' {
  return isInPersonType(visitType) ? 'In Person' : 'Virtual';
}

/** The kind of patient that a visit type is for. */
export function patientOfType(visitType: string): {
  readonly isNewPatient: boolean;
  readonly isAdultPatient: boolean;
} {
  const type = visitTypes.find(({ id }) => id === visitType);
  return { isNewPatient: type?.isNewPatient ?? false, isAdultPatient: type?.isAdult ?? true };
}
