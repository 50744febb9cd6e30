/**
 * The address of a request form with the doctor in it: the last part of their profile's path, which the form knows. An address
 * outside the site, such as a phone number, stays as it is.
 * @param profile - path of the doctor's profile; '' for nobody
 * @requirement B17 I6
 */
export function requestFor(href: string, profile: string): string {
  const doctor = /[^/?#]*(?=[?#]|$)/.exec(profile)?.[0];
  return doctor && href.startsWith('/')
    ? href.replace(/#|$/, `${href.includes('?') ? '&' : '?'}doctor=${encodeURIComponent(doctor)}$&`)
    : href;
}
