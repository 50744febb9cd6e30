import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { fieldsOf } from './submissions.ts';
import { stopToken } from './subscribers.ts';

/** A table of texts; the first row names the columns. */
export type Sheet = readonly (readonly string[])[];

/** What was sent with a form and is still here, newest last; one column for each field. @requirement K9 */
export async function submissionsSheet(db: Kysely<Tables>, formId: string): Promise<Sheet> {
  const rows = await db
    .selectFrom('form_submission')
    .selectAll()
    .where('form_id', '=', formId)
    .orderBy('created_at')
    .execute();
  const read = rows.map((row) => ({ row, fields: fieldsOf(row) }));
  const names = [...new Set(read.flatMap(({ fields }) => fields.map(({ name }) => name)))];
  return [
    ['id', 'sent', 'state', 'language', ...names],
    ...read.map(({ row, fields }) => [
      row.id,
      new Date(row.created_at).toISOString(),
      row.state,
      row.language,
      ...names.map((name) => fields.find((field) => field.name === name)?.value ?? ''),
    ]),
  ];
}

/** Who gets the newsletter, with the address at which each stops it. @requirement K8 */
export async function subscribersSheet(
  db: Kysely<Tables>,
  { secret, siteUrl }: { readonly secret: string; readonly siteUrl: string },
): Promise<Sheet> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .execute();
  return [
    ['email', 'language', 'confirmed', 'stop'],
    ...rows.map(({ id, email, language, confirmed_at }) => [
      email,
      language,
      new Date(confirmed_at ?? 0).toISOString(),
      `${siteUrl}/newsletter/confirm#code=${stopToken(secret, id)}&do=stop`,
    ]),
  ];
}

/**
 * Comma-separated values (RFC 4180). A cell that a spreadsheet would calculate begins with an apostrophe.
 * @requirement K9
 */
export function csvOf(sheet: Sheet): string {
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return sheet.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
