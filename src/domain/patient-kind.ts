/** Whom a visit is for, as far as a visitor said so. */
export type PatientKindChoice = {
  readonly isNewPatient?: boolean | undefined;
  readonly isAdultPatient?: boolean | undefined;
};

/** Of this tab only; dropped with the rest of a booking. */
export const patientKindKey = 'oas-kind';

/**
 * The kind of patient that a visitor chose in this tab, on a search page or a profile; {} before a choice.
 * @requirement B11
 * @decision Q15
 */
export function rememberedPatient(): PatientKindChoice {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(patientKindKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const { isNewPatient, isAdultPatient } = stored as Readonly<Record<string, unknown>>;
    return {
      ...(typeof isNewPatient === 'boolean' ? { isNewPatient } : {}),
      ...(typeof isAdultPatient === 'boolean' ? { isAdultPatient } : {}),
    };
  } catch {
    return {};
  }
}

/** Keeps a choice, so that nobody has to make it twice. @requirement B11 */
export function rememberPatient(choice: PatientKindChoice): void {
  try {
    window.sessionStorage.setItem(patientKindKey, JSON.stringify({ ...rememberedPatient(), ...choice }));
  } catch {
    // Without storage the choice lives as long as the page.
  }
}
