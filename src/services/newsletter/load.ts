import type { LoaderContext, LoaderResult } from '@/cms/block';
import { postedBlock } from '@/config/forms';
import type { NewsletterVariant } from '@/domain/newsletter';
import { untranslatedIn } from '#cms/untranslated';
import { env } from '#config/server/env';
import { takePostedSignUp, type PostedSignUp } from '#services/newsletter/sign-up';

/** In which languages the words of a newsletter are, for a form that is drawn before its page. @requirement A8 */
export function languagesOf(words: unknown, language: string) {
  return {
    language,
    defaultLanguage: env().DEFAULT_LANGUAGE,
    untranslated: untranslatedIn(words, language),
  };
}

type LoadedNewsletter = { readonly posted?: PostedSignUp };

/** Takes in a sign-up that was posted to the block. @requirement K8 K10 */
export async function loadNewsletter(
  to: { readonly variant: NewsletterVariant; readonly item: string },
  { posted, rendering, language }: LoaderContext,
): Promise<LoaderResult<LoadedNewsletter>> {
  if (posted?.fields.get(postedBlock) !== rendering.uid) return { ok: true, data: {} };
  return { ok: true, data: { posted: await takePostedSignUp(posted, { ...to, language }) } };
}
