import { withQuery } from '@/lib/with-query';

/**
 * The address of a request form with the doctor in it: the last part of their profile's path, which the form knows. An address
 * outside the site, such as a phone number, stays as it is.
 * @param profile - path of the doctor's profile; '' for nobody
 * @requirement B17 I6
 */
export function requestFor(href: string, profile: string): string {
  return saying(href, 'doctor', /[^/?#]*(?=[?#]|$)/.exec(profile)?.[0] ?? '');
}

/**
 * The address of a request form with the specialty in it that was chosen before, which the form knows by this name.
 * @param specialty - as the clinic calls it; '' for none
 * @requirement I6 J1
 */
export function requestAbout(href: string, specialty: string): string {
  return saying(href, 'speciality', specialty);
}

/**
 * The address of a form with the study in it that the question is about; the form's field `study` holds it then. An address
 * outside the site stays as it is.
 * @param study - its number and its name; '' for none
 * @requirement F1 K6
 */
export function askAbout(href: string, study: string): string {
  return saying(href, 'study', study);
}

function saying(href: string, name: string, value: string): string {
  const isOurs = href.startsWith('/');
  return value !== '' && isOurs ? withQuery(href, `${name}=${encodeURIComponent(value)}`) : href;
}
