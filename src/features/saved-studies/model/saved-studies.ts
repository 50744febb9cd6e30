/** A study that a visitor keeps on their device. */
export type SavedStudy = {
  /** Site path, without language. */
  readonly path: string;
  readonly title: string;
  /** BCP 47, of the title. */
  readonly language: string;
};

/** Where browsers keep the list. No cookie: it never travels. */
export const savedStudiesKey = 'saved-studies';
const mostStudies = 100;
/** Characters. */
const longestTitle = 500;

/** Reads the list that a browser kept, without entries that are no studies. @requirement F4 */
export function parseSaved(kept: string | null): readonly SavedStudy[] {
  let read: unknown;
  try {
    read = JSON.parse(kept ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(read) ? read.filter((entry) => isStudy(entry)).slice(0, mostStudies) : [];
}

function isStudy(entry: unknown): entry is SavedStudy {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, title, language } = entry as Partial<Record<string, unknown>>;
  return (
    typeof path === 'string' &&
    /^\/[\w.~%/-]+$/.test(path) &&
    !path.startsWith('//') &&
    typeof title === 'string' &&
    title !== '' &&
    title.length <= longestTitle &&
    typeof language === 'string'
  );
}

/** The list with a study in front, or without it where it was there. @requirement F4 */
export function toggled(studies: readonly SavedStudy[], study: SavedStudy): readonly SavedStudy[] {
  const others = studies.filter(({ path }) => path !== study.path);
  return others.length < studies.length ? others : [study, ...others].slice(0, mostStudies);
}
