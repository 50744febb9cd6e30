const prefixes = ['ال', 'وال', 'بال', 'كال', 'فال', 'لل', 'و'];
const suffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];

/**
 * The light stem of a folded Arabic word: variant letters in one spelling, without article, prefixed particles and
 * endings. Follows Solr's filters `arabicNormalization` and `arabicStem`.
 * @requirement B18
 */
export function arabicStem(word: string): string {
  let term = word.replaceAll('ـ', '').replaceAll('ى', 'ي').replaceAll('ة', 'ه');
  const prefix = prefixes.find((one) => term.startsWith(one));
  const rest = prefix?.length === 1 ? 3 : 2;
  if (prefix && term.length >= prefix.length + rest) term = term.slice(prefix.length);
  for (const suffix of suffixes)
    if (term.endsWith(suffix) && term.length >= suffix.length + 2) term = term.slice(0, -suffix.length);
  return term;
}
