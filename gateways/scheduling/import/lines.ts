import type { RecordKind } from './records.ts';

/** A record as a file has it. `line` is the first line of the record, from 1. */
export type ReadRecord = {
  readonly kind: RecordKind;
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** A line that is not imported, and why. */
export type RefusedLine = { readonly line: number; readonly reason: string };

export type ReadFile = { readonly records: readonly ReadRecord[]; readonly refused: readonly RefusedLine[] };
