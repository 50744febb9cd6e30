/**
 * Results on one page of a search.
 * @requirement B9
 */
export const resultsPerPage = 12;

/**
 * Stars are shown for more ratings than this: fewer say little and may point at a patient.
 * @requirement D6
 */
export const ratingsNeeded = 25;
