/** A time that a link from elsewhere names. `instant`: milliseconds since 1970. */
export type LinkedTime = {
  readonly instant: number;
  readonly visitType: string;
  readonly departmentId: string;
};

/**
 * The time behind the `#` of a link that other programs got from the published availability.
 * @param hash - `#book=1764255600000&type=9003&at=601`
 * @requirement I21
 */
export function linkedTimeOf(hash: string): LinkedTime | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const instant = Number(parts.get('book') ?? Number.NaN);
  const visitType = parts.get('type') ?? '';
  const departmentId = parts.get('at') ?? '';
  return Number.isInteger(instant) && visitType !== '' ? { instant, visitType, departmentId } : undefined;
}

/** The end of a link that `linkedTimeOf` reads. @requirement I21 */
export function linkOfSlot({ instant, visitType, departmentId }: LinkedTime): string {
  const parts = { book: String(instant), type: visitType, at: departmentId };
  return `#${new URLSearchParams(parts).toString()}`;
}
