/** What happened, with ids only: never a name, a birth date or any text of a visitor. */
export type EventLog = (event: string, fields: Readonly<Record<string, string>>) => void;

/** Kind and code of an error. Its message may quote values, so it is left out. @requirement N3 */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}
