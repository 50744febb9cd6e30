import { cardSides, maxCardBytes, type CardSide } from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import type { FormProblems } from '@/lib/form-rules';
import { err, ok, type Result } from '@/lib/result';
import { pictureKindOf } from '#services/pictures/kind';
import { redrawPicture } from '#services/pictures/redraw';

/** Files by the name of the field that they were sent in. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** A side of the insurance card as it goes to the clinic. */
export type Card = { readonly side: CardSide; readonly jpeg: Buffer };

/** What is wrong with the pictures of the card at first sight: what they are, and how large. @requirement J9 K10 */
export function cardProblems(files: Files): FormProblems<PatientField> {
  const problems: Partial<Record<CardSide, 'fileType' | 'fileSize'>> = {};
  for (const side of cardSides) {
    const bytes = files.get(side);
    if (bytes === undefined) continue;
    if (bytes.length > maxCardBytes) problems[side] = 'fileSize';
    else if (pictureKindOf(bytes) === undefined) problems[side] = 'fileType';
  }
  return problems;
}

/**
 * Draws the pictures of the card anew, so that nothing of the files goes on but what can be seen.
 * @returns the sides that were sent; else which could not be read, or `busy`
 * @requirement J9
 */
export async function redrawnCards(
  files: Files,
): Promise<Result<readonly Card[], FormProblems<PatientField> | 'busy'>> {
  const sent = cardSides.flatMap((side) => {
    const bytes = files.get(side);
    return bytes === undefined ? [] : [{ side, bytes }];
  });
  const drawn = await Promise.all(
    sent.map(async ({ side, bytes }) => ({ side, drawing: await redrawPicture(bytes) })),
  );
  const cards: Card[] = [];
  const problems: Partial<Record<CardSide, 'fileBroken'>> = {};
  for (const { side, drawing } of drawn) {
    if (drawing.ok) cards.push({ side, jpeg: drawing.value });
    else if (drawing.error === 'busy') return err('busy');
    else problems[side] = 'fileBroken';
  }
  return Object.keys(problems).length > 0 ? err(problems) : ok(cards);
}
