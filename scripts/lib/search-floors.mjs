/**
 * The least that the search has to find, by the name of a list of questions and of a measure. What the floors are, and
 * why the precision of long questions has no higher one: docs/performance.md.
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
export const searchFloors = {
  'synonyms over health topics': { 'hit@1': 0.92, 'hit@12': 1 },
  'questions over health topics': { 'hit@1': 0.95, 'hit@12': 1 },
  'misspellings of words in health topics': { corrected: 0.75 },
  'questions over health articles': { 'nDCG@10': 0.66, 'hit@12': 1 },
  "consumers' questions over health articles": { 'nDCG@10': 0.66, 'hit@12': 1 },
  "consumers' questions over articles without titles": { 'nDCG@10': 0.66 },
  'long questions over texts without titles': { MAP: 0.5, 'P@10': 0.46 },
  'long questions over trials without titles': { MAP: 0.48, 'P@10': 0.52 },
  'plain queries with mm=1': { 'overlap@10': 0.98, 'same count': 1 },
  'plain queries with mm=100%': { 'overlap@10': 0.98, 'same count': 1 },
  'other names of the conditions of the demo': { 'hit@1': 0.92, 'hit@12': 1 },
  'questions about the conditions of the demo': { 'hit@1': 0.95, 'hit@12': 1 },
};

/**
 * Which measures of a list of questions are below their floors, each as a sentence. A list without floors has none.
 * @param {string} name - of the list
 * @param {Readonly<Record<string, number>>} figures - by measure
 * @returns {readonly string[]}
 */
export function belowFloors(name, figures) {
  return Object.entries(searchFloors[name] ?? {}).flatMap(([measure, floor]) => {
    const figure = figures[measure] ?? 0;
    return figure >= floor ? [] : [`${name}: ${measure} is ${figure.toFixed(3)}, below ${floor}`];
  });
}
