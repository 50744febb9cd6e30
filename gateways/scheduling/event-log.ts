/** What happened, with ids only: never a name, a birth date or any text of a visitor. */
export type EventLog = (event: string, fields: Readonly<Record<string, string>>) => void;

/** What an error says in words and numbers of the programs alone: of SQLite `errcode`, of a mail server its reply and to what. */
const codes = ['code', 'errcode', 'responseCode', 'command'];

/** Kind and codes of an error. Its message may quote values, so it is left out. @requirement N3 O8 */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const said: Readonly<Record<string, unknown>> = { ...error };
  const known = codes.map((code) => said[code]).filter((code) => ['string', 'number'].includes(typeof code));
  return [error.name, ...known].join(' ');
}
