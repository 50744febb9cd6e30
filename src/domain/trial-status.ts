/** The index and registries have a trial's status in words only: those of authors, in each language, and those of registries. */
const closed =
  /\bclosed\b|\bnot recruiting|\bcompleted|\bterminated|\bsuspended|\bwithdrawn|no longer|\bcerrado|\bterminado|مغلق/iu;
const soon = /\bsoon\b|\bnot yet\b|\bpronto\b|قريب/iu;

/** Whether a trial takes people now, will do so, or does not. */
export type TrialStatus = 'open' | 'soon' | 'closed';

/**
 * Reads a trial's status from its words.
 * @param words - in any of the site's languages; '' counts as open
 * @requirement B17 F1
 */
export function trialStatusOf(words: string): TrialStatus {
  // "Not yet recruiting" has words of a closed one.
  if (soon.test(words)) return 'soon';
  return closed.test(words) ? 'closed' : 'open';
}
