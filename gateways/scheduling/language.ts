import type { IncomingMessage } from 'node:http';

/** Languages that messages to patients are written in. */
export const LANGUAGES = ['en', 'es-MX', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a name that may be in no such list; English when it is none of them. @requirement A8 */
export function toLanguage(name: string): Language {
  return LANGUAGES.find((language) => language === name) ?? 'en';
}

/** The language that the site's visitor reads: the first that the call's `Accept-Language` names. @requirement A8 */
export function languageOf(request: IncomingMessage): Language {
  return toLanguage(request.headers['accept-language']?.split(/[,;]/)[0]?.trim() ?? '');
}
