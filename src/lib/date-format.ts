const made = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of a language: making one takes as long as using it a hundred times, and a list of results needs twelve.
 * @requirement I2
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(language, options);
  made.set(key, known);
  return known;
}
