const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const orders = new Map<string, Intl.Collator>();

/**
 * The formatter of a language: making one takes as long as using it a hundred times, and a list of results needs twelve.
 * @requirement I2
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return known(
    dates,
    `${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(language, options),
  );
}

/** How a language groups digits, in Western digits; a list of results needs eighty. @requirement A8 */
export function numberFormat(language: string): Intl.NumberFormat {
  return known(numbers, language, () => new Intl.NumberFormat(language, { numberingSystem: 'latn' }));
}

/** The alphabetical order of a language, numbers by their value. @requirement B5 */
export function alphabet(language: string): Intl.Collator {
  return known(orders, language, () => new Intl.Collator(language, { numeric: true }));
}

function known<T>(made: Map<string, T>, key: string, make: () => T): T {
  const kept = made.get(key) ?? make();
  made.set(key, kept);
  return kept;
}
