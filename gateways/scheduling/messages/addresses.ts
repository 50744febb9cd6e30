import type { Language } from '../language.ts';

/** The site's page for a visit, in a language. @requirement I18 */
export function managePage(siteUrl: string, language: Language): string {
  return `${siteUrl}${prefixOf(language)}/appointments/manage`;
}

/** The site's waiting room of a video visit, in a language. @requirement I18 */
export function joinPage(siteUrl: string, language: Language): string {
  return `${siteUrl}${prefixOf(language)}/appointments/video`;
}

/** The site's page for a time that came free, in a language. @requirement I18 */
export function waitlistPage(siteUrl: string, language: Language): string {
  return `${siteUrl}${prefixOf(language)}/appointments/waitlist`;
}

/** The site's page on which an address is confirmed, in a language. @requirement I18 */
export function confirmPage(siteUrl: string, language: Language): string {
  return `${siteUrl}${prefixOf(language)}/confirm-address`;
}

/** The site's page for a form that is finished later, in a language. @requirement I18 */
export function savedRequestPage(siteUrl: string, language: Language): string {
  return `${siteUrl}${prefixOf(language)}/appointments/saved-request`;
}

/** The site's page on which the clinic reads a request. @requirement I18 */
export function requestPage(siteUrl: string): string {
  return `${siteUrl}/appointments/request`;
}

/** The site leaves its default language out of addresses. */
function prefixOf(language: Language): string {
  return language === 'en' ? '' : `/${language.toLowerCase()}`;
}

/**
 * The address in a message. The token is behind the `#`: browsers send that part to nobody, so that no log, proxy or
 * referrer has it.
 * @requirement I18
 */
export function linkAddress(page: string, token: string, action?: 'cancel' | 'calendar' | 'stop'): string {
  return `${page}#code=${token}${action === undefined ? '' : `&do=${action}`}`;
}

/**
 * The shortest address of a visit, for text messages: the site leads on, and browsers keep what is behind the `#`.
 * @requirement I18
 */
export function shortLink(siteUrl: string, language: Language, token: string): string {
  return `${siteUrl}${prefixOf(language)}/v#${token}`;
}

/** The same waiting room, as short as a text message needs it: the site leads on. @requirement I18 */
export function shortJoinLink(address: string): string {
  return address.replace('/appointments/video#join=', '/j#');
}

/** A token in groups that can be read out and typed. @requirement I18 */
export function readable(token: string): string {
  return token.match(/.{1,5}/g)?.join('-') ?? token;
}
