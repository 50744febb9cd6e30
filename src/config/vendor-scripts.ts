/** A vendor's script that has not come after so many milliseconds does not come. */
export const scriptPatienceMs = 10_000;
