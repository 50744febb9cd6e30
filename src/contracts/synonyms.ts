import { z } from 'zod';

/** What `GET /api/synonyms` is asked; without a language, for the site's first one. @requirement B19 */
export const synonymsRequestSchema = z.object({ language: z.string().max(20).optional() });
