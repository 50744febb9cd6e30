import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { FormMessageTable, FormSubmissionTable } from '../db/forms-schema.ts';
import type { Tables } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SentValues } from './check.ts';

/** While one is passed on, nobody else takes it. */
export const LEASE_MS = 60_000;

const storedFields = z.array(z.object({ id: z.string(), name: z.string(), value: z.string() }));
export type StoredField = z.output<typeof storedFields>[number];

/** A form as it came, with the names of its fields as far as they are known. */
export type Arrived = {
  readonly formId: string;
  readonly formName: string;
  readonly language: string;
  /** The sender's; another for each form that is filled in. */
  readonly key: string;
  readonly fields: readonly StoredField[];
  readonly nowMs: number;
};

/**
 * What the sender wrote; nothing once another system has it.
 * @throws SyntaxError or ZodError when the column holds no fields
 * @requirement K9
 */
export function fieldsOf({ fields }: Pick<FormSubmissionTable, 'fields'>): readonly StoredField[] {
  return fields === null ? [] : storedFields.parse(JSON.parse(fields));
}

/** Pairs what was sent with the names of the elements; without a name the id stands for it. @requirement K9 */
export function namedFields(values: SentValues, names: ReadonlyMap<string, string>): readonly StoredField[] {
  return [...values].map(([id, value]) => ({ id, name: names.get(id) ?? id, value }));
}

/**
 * Stores a form and, in the same transaction, the message to its readers. The same key is the same form: it is stored
 * once, however often it is sent.
 * @param arrived.isPassedOn - another system gets it; until then nobody is written to
 * @param arrived.answersSender - its sender is told by mail that it arrived
 * @returns the row, and whether it was there before
 * @requirement K9 K10
 */
export async function keepSubmission(
  db: Kysely<Tables>,
  arrived: Arrived & { readonly isPassedOn: boolean; readonly answersSender?: boolean },
): Promise<{ readonly row: FormSubmissionTable; readonly isRepeated: boolean }> {
  const { nowMs, isPassedOn } = arrived;
  const row: FormSubmissionTable = {
    id: randomUUID(),
    form_id: arrived.formId,
    form_name: arrived.formName,
    language: arrived.language,
    idempotency_key: arrived.key,
    fields: JSON.stringify(arrived.fields),
    state: isPassedOn ? 'passing' : 'stored',
    created_at: nowMs,
    available_at: nowMs + LEASE_MS,
    attempts: isPassedOn ? 1 : 0,
    settled_at: isPassedOn ? null : nowMs,
  };
  return inTransaction(db, async (trx) => {
    const stored = await trx
      .insertInto('form_submission')
      .values(row)
      .onConflict((conflict) => conflict.columns(['form_id', 'idempotency_key']).doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows === 1n) {
      if (!isPassedOn) await plan(trx, { kind: 'form-received', subjectId: row.id, nowMs });
      if (arrived.answersSender) await plan(trx, { kind: 'form-answer', subjectId: row.id, nowMs });
      return { row, isRepeated: false };
    }
    const before = await trx
      .selectFrom('form_submission')
      .selectAll()
      .where('form_id', '=', row.form_id)
      .where('idempotency_key', '=', row.idempotency_key)
      .executeTakeFirstOrThrow();
    return { row: before, isRepeated: true };
  });
}

/** Plans a message; it is sent after the transaction. @requirement K9 */
export async function plan(
  trx: Transaction<Tables>,
  message: {
    readonly kind: FormMessageTable['kind'];
    readonly subjectId: string;
    readonly nowMs: number;
  },
): Promise<void> {
  const { kind, subjectId, nowMs } = message;
  await trx
    .insertInto('form_message')
    .values({
      id: randomUUID(),
      kind,
      subject_id: subjectId,
      created_at: nowMs,
      available_at: nowMs,
      attempts: 0,
      delivered_at: null,
    })
    .execute();
}

/** Deletes forms with which nothing was left to do for some days, and messages about them. @requirement K9 */
export async function deleteOld(db: Kysely<Tables>, beforeMs: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('form_message').where('created_at', '<', beforeMs).execute();
    await trx.deleteFrom('form_submission').where('settled_at', '<', beforeMs).execute();
  });
}
