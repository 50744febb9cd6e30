/** In Arabic each zone's name ends so. */
const ofNorthAmerica = / لأمريكا الشمالية$/;

/**
 * The zone's short name at an instant ("CST"), or the one that it has all year round ("Central Time"). Letters like these
 * are known in English alone: other languages have one name for both, that of the city, or of the zone where browsers know
 * the city in Latin letters only. Its part of the world is left out then: beside each time it would be longer than the time.
 * @requirement I2
 */
export function zoneName(
  instant: number,
  {
    language,
    zone,
    length,
  }: { readonly language: string; readonly zone: string; readonly length: 'short' | 'allYear' },
): string {
  const { script } = new Intl.Locale(language).maximize();
  const ofCity = script === 'Latn' ? 'shortGeneric' : 'longGeneric';
  const inEnglish = length === 'short' ? 'short' : 'longGeneric';
  const timeZoneName = language.startsWith('en') ? inEnglish : ofCity;
  const formatter = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName });
  const part = formatter.formatToParts(instant).find((candidate) => candidate.type === 'timeZoneName');
  return (part?.value ?? zone).replace(ofNorthAmerica, '');
}

/**
 * The zone's short name where it is the same in summer and winter, so that a server may say it of any instant; undefined in
 * English, which says "CST" or "CDT".
 * @requirement I2
 */
export function yearRoundZoneName(language: string, zone: string): string | undefined {
  return language.startsWith('en') ? undefined : zoneName(Date.now(), { language, zone, length: 'short' });
}
