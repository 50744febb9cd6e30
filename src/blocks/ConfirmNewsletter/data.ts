import type { Loader } from '@/cms/block';
import { postedBlock } from '@/config/forms';
import { newsletterLinkSchema } from '@/contracts/newsletter';
import type { LinkOutcome } from '@/features/newsletter/model/link-outcome';
import { followNewsletterLink } from '#services/newsletter/link';

/** Follows a code that was typed without scripts. @requirement K8 K10 */
export const load: Loader<{ readonly posted?: LinkOutcome }> = async ({ posted, rendering, visitor }) => {
  if (posted?.fields.get(postedBlock) !== rendering.uid) return { ok: true, data: {} };
  const action = posted.fields.get('action') === 'stop' ? 'stop' : 'confirm';
  const asked = newsletterLinkSchema.safeParse({ code: posted.fields.get('code') ?? '', action });
  if (!asked.success) return { ok: true, data: { posted: { at: 'unknown', action } } };
  if (visitor && !(await visitor.take('reads')))
    return { ok: true, data: { posted: { at: 'failed', action } } };
  const followed = await followNewsletterLink(asked.data);
  const at = followed.ok ? 'done' : followed.error === 'linkUnknown' ? 'unknown' : 'failed';
  return { ok: true, data: { posted: { at, action } } };
};
