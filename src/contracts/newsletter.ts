import { z } from 'zod';
import { honeypotName } from '@/config/forms';
import { newsletterVariants } from '@/domain/newsletter';
import { linkCode } from './managed-visit';
import { formItem } from './patient-values';

/** What the browser sends to `POST /api/newsletter`, as a form; the answer is the list's own sentence, as text. */
export const signUpSchema = z.strictObject({
  email: z.string().max(320),
  variant: z.enum(newsletterVariants),
  /** The newsletter's item in the CMS, which says where the address goes. */
  item: formItem,
  language: z.string().max(20),
  [honeypotName]: z.string().max(200),
});

/** What a link in a message about the newsletter can do. */
export const newsletterLinkSchema = z.strictObject({ code: linkCode, action: z.enum(['confirm', 'stop']) });
export type NewsletterLink = z.output<typeof newsletterLinkSchema>;
