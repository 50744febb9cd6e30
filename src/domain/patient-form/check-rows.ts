import type { CheckRow as RowOfField } from './description.ts';
import type { PatientField } from './fields.ts';
import { described, patientFieldNames, type PatientForm } from './form.ts';

/** A piece of a line on the confirmation page. */
type Piece = {
  readonly field: PatientField;
  /** What stands between it and the piece before; '' for a line of its own. */
  readonly joint: string;
  /** Phrase of the label before it; none for most. */
  readonly label: string | undefined;
  readonly text: string;
  /** The text is a phrase, to be said in the page's language. */
  readonly isPhrase: boolean;
  /** The text is a date as it was typed, to be said in words. */
  readonly isDate: boolean;
};
export type CheckLine = readonly Piece[];

/** A row of the confirmation page: the phrase of its name, and its lines. */
export type CheckRow = { readonly label: string; readonly lines: readonly CheckLine[] };

/**
 * The answers of a booking as the confirmation page shows them, in the order of the form. Empty answers, and fields that
 * are not asked, are left out.
 * @param today - `yyyy-MM-dd` at the clinic
 * @requirement I9
 */
export function checkRows(form: PatientForm, today: string): readonly CheckRow[] {
  const rows = new Map<string, Piece[][]>();
  for (const name of patientFieldNames) {
    const row = rowOf(name, form, today);
    if (!row) continue;
    const lines = rows.get(row.label) ?? [];
    const last = lines.at(-1);
    if (last && row.piece.joint !== '') last.push(row.piece);
    else lines.push([row.piece]);
    rows.set(row.label, lines);
  }
  return [...rows].map(([label, lines]) => ({ label, lines }));
}

function rowOf(
  name: PatientField,
  form: PatientForm,
  today: string,
): { label: string; piece: Piece } | undefined {
  const field = described(name, 'booking');
  const isShown = field.forms.booking !== undefined && field.check !== false;
  if (!isShown || form[name] === '' || field.isAsked?.(form, today) === false) return undefined;
  const { row, joint, isLabelled, phrase }: RowOfField = field.check ?? {};
  return {
    label: row ?? field.label ?? '',
    piece: {
      field: name,
      joint: joint ?? '',
      label: isLabelled ? field.label : undefined,
      text: phrase ?? form[name],
      isPhrase: phrase !== undefined || field.choices !== undefined,
      isDate: field.control === 'date',
    },
  };
}
