/** A kind of visit that can be booked. */
export type VisitType = {
  readonly id: string;
  readonly name: string;
  readonly isNewPatient: boolean;
  readonly isAdult: boolean;
  readonly isVirtual: boolean;
};

/**
 * The eight visit types by id.
 * @requirement I4
 */
export const visitTypes: ReadonlyMap<string, VisitType> = new Map(
  [
    visitType('9003', { isNewPatient: true, isAdult: true, isVirtual: false }),
    visitType('9011', { isNewPatient: true, isAdult: true, isVirtual: true }),
    visitType('332', { isNewPatient: true, isAdult: false, isVirtual: false }),
    visitType('9013', { isNewPatient: true, isAdult: false, isVirtual: true }),
    visitType('9004', { isNewPatient: false, isAdult: true, isVirtual: false }),
    visitType('9012', { isNewPatient: false, isAdult: true, isVirtual: true }),
    visitType('9007', { isNewPatient: false, isAdult: false, isVirtual: false }),
    visitType('9014', { isNewPatient: false, isAdult: false, isVirtual: true }),
  ].map((type) => [type.id, type]),
);

function visitType(id: string, flags: Omit<VisitType, 'id' | 'name'>): VisitType {
  const patient = `${flags.isNewPatient ? 'New' : 'Returning'} ${flags.isAdult ? 'adult' : 'child'}`;
  return { id, name: `${patient}, ${flags.isVirtual ? 'video visit' : 'office visit'}`, ...flags };
}
