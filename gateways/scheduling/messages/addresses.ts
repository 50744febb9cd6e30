import type { Language } from '../language.ts';

/** The site's page for a visit, in a language. The site leaves its default language out of addresses. */
export function managePage(siteUrl: string, language: Language): string {
  const prefix = language === 'en' ? '' : `/${language.toLowerCase()}`;
  return `${siteUrl}${prefix}/appointments/manage`;
}

/**
 * The address in a message. The token is behind the `#`: browsers send that part to nobody, so that no log, proxy or
 * referrer has it.
 */
export function manageAddress(page: string, token: string, action?: 'cancel'): string {
  return `${page}#code=${token}${action === undefined ? '' : `&do=${action}`}`;
}

/** A token in groups that can be read out and typed. */
export function readable(token: string): string {
  return token.match(/.{1,5}/g)?.join('-') ?? token;
}
