import { z } from 'zod';
import { env } from '#config/server/env';

/** A language that the site speaks, for the schema of a route. @decision Q5 */
export const siteLanguage = z.string().refine((language) => env().LANGUAGES.includes(language));
