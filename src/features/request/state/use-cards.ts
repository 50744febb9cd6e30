import { useRef, useState } from 'react';
import { cardSides, maxCardBytes, type CardSide } from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import type { FormProblems } from '@/lib/form-rules';
import { randomUuid } from '@/lib/uuid';
import type { FormControl } from '@/ui/form/form-control';

/** A chosen file of the insurance card. */
export type CardPicture = {
  readonly name: string;
  /** What is sent; none for a file that is not taken. */
  readonly blob: Blob | undefined;
  readonly bitmap: ImageBitmap | undefined;
  /** The browser was asked for a preview, and has none. */
  readonly isUnseen: boolean;
  readonly problem: 'fileType' | 'fileSize' | undefined;
};

type Pictures = Readonly<Partial<Record<CardSide, CardPicture>>>;

export type CardsControl = {
  readonly pictures: Pictures;
  readonly choose: (side: CardSide, file: File | undefined) => void;
  /** What is wrong with the chosen files. */
  readonly problems: FormProblems<PatientField>;
  /** What is sent, by field. */
  readonly blobs: readonly (readonly [CardSide, Blob])[];
};

/** What the browser's chooser offers, and what is taken. Without `capture`: a picture may have been taken before. */
export const cardFiles = 'image/jpeg,image/png,image/heic,image/heif,application/pdf,.heic,.heif';

function isTaken({ type, name }: File): boolean {
  const types = cardFiles.split(',');
  return (
    types.includes(type) ||
    types.some((ending) => ending.startsWith('.') && name.toLowerCase().endsWith(ending))
  );
}

/** A file as it was chosen: whoever sends the form at once sends it like this. */
function fileAsChosen(file: File): CardPicture {
  const { name } = file;
  const problem = isTaken(file) ? (file.size > maxCardBytes ? 'fileSize' : undefined) : 'fileType';
  return { name, blob: problem ? undefined : file, bitmap: undefined, isUnseen: false, problem };
}

async function pictureOf(file: File): Promise<CardPicture> {
  const { name } = file;
  if (!isTaken(file)) return fileAsChosen(file);
  const { blob, bitmap } = await import('./shrink-picture').then(
    ({ shrinkPicture }) => shrinkPicture(file),
    // As it is, where the script that makes it smaller cannot be loaded.
    () => ({ blob: file, bitmap: undefined }),
  );
  if (blob.size <= maxCardBytes) return { name, blob, bitmap, isUnseen: !bitmap, problem: undefined };
  bitmap?.close();
  return { name, blob: undefined, bitmap: undefined, isUnseen: false, problem: 'fileSize' };
}

/**
 * The pictures of the insurance card that are chosen in a form. They live in this page's memory alone.
 * @requirement J9
 */
export function useCards(form: FormControl<PatientField>): CardsControl {
  const [pictures, setPictures] = useState<Pictures>({});
  const last = useRef<Partial<Record<CardSide, File | undefined>>>({});
  const put = (side: CardSide, picture: CardPicture | undefined) => {
    setPictures((before) => {
      const { [side]: old, ...others } = before;
      old?.bitmap?.close();
      return picture ? { ...others, [side]: picture } : others;
    });
    // Another file is another content: it must not be sent under the key of the last try.
    form.change({ [side]: picture ? randomUuid() : '' });
  };
  const choose = async (side: CardSide, file: File | undefined) => {
    last.current[side] = file;
    put(side, file && fileAsChosen(file));
    if (!file) return;
    const picture = await pictureOf(file);
    // Another file was chosen meanwhile.
    if (last.current[side] !== file) return picture.bitmap?.close();
    put(side, picture);
    if (picture.problem) form.point({ [side]: picture.problem });
  };
  const chosen = cardSides.flatMap((side) => {
    const picture = pictures[side];
    return picture ? [[side, picture] as const] : [];
  });
  return {
    pictures,
    choose: (side, file) => void choose(side, file),
    problems: Object.fromEntries(
      chosen.flatMap(([side, { problem }]) => (problem ? [[side, problem] as const] : [])),
    ),
    blobs: chosen.flatMap(([side, { blob }]) => (blob ? [[side, blob] as const] : [])),
  };
}
