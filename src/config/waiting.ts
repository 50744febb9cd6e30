/** A waiting time that was measured longer ago, in milliseconds, says nothing about now. @requirement E7 */
export const waitingFreshMs = 20 * 60_000;
