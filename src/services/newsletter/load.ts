import type { LoaderContext, LoaderResult } from '@/cms/block';
import { postedBlock } from '@/config/forms';
import type { NewsletterVariant } from '@/domain/newsletter';
import { takePostedSignUp, type PostedSignUp } from '#services/newsletter/sign-up';

type LoadedNewsletter = { readonly posted?: PostedSignUp };

/** Takes in a sign-up that was posted to the block. @requirement K8 K10 */
export async function loadNewsletter(
  to: { readonly variant: NewsletterVariant; readonly item: string },
  { posted, rendering, language }: LoaderContext,
): Promise<LoaderResult<LoadedNewsletter>> {
  if (posted?.fields.get(postedBlock) !== rendering.uid) return { ok: true, data: {} };
  return { ok: true, data: { posted: await takePostedSignUp(posted, { ...to, language }) } };
}
