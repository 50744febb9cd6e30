import { z } from 'zod';

/** What `GET /api/contact-card` is asked: the site path of a profile, without language, and the language. @requirement D13 */
export const contactCardSchema = z.object({
  path: z.string().regex(/^(\/[\w.~%-]{1,120}){1,8}$/),
});
