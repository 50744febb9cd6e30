import { setTimeout as pause } from 'node:timers/promises';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { env } from '#config/server/env';
import { dictionary } from '#cms/dictionary';
import { fillFields } from '#cms/fill-fields';
import { ContentUnavailable } from '#cms/graphql-client';
import { asPreview } from '#cms/as-preview';
import { fetchLayout } from '#cms/layout-service';
import { normalizeLayout } from '#cms/normalize-layout';
import { isSaidToBeGone, pageIsGone, pageIsThere, type PageAddress } from '#cms/page-fates';
import { recentPage, type FetchedPage } from '#cms/recent-pages';
import { answerCache } from '#gateway/answer-cache';
import { draftsShown } from '@/lib/drafts';
import { patienceLeft, waitedInVain } from '@/lib/patience';
import { processWide } from '#gateway/process-wide';

/** Layouts as the CMS sent them: what is made of them may change with a release. */
const kept = () =>
  answerCache<LayoutServiceData>('layouts', { maxEntries: 2000, freshMs: 0, isDurable: true });

/** When the CMS first said that it has no such page, of pages that it had, in milliseconds since the epoch. */
const denials = answerCache<number>('denied-pages', { maxEntries: 2000, freshMs: 0 });

/**
 * So long a page that was never seen waits for a CMS that is busy for a moment, once for each visitor: the page that says
 * what is wrong is asked for afterwards, and does not wait again.
 */
const busyForMs = 1500;
const askAgainAfterMs = 250;
/** A CMS that gave no page for longer is not busy but down: nobody waits for it. */
const overloadMs = 10_000;

/** When the CMS gave its last page, by the process's own clock. */
const lastPage = () => processWide('last page of the CMS', () => ({ at: -Infinity }));

/** A CMS that is being published or restarted denies pages for a moment. */
const deniedAgainAfterMs = 3000;

/**
 * A page's layout and dictionary, asked for side by side. While the CMS is down the last good layout of the path
 * serves on, so that a live part can still say what is wrong. A page that was good is gone when the CMS denies it twice
 * with some seconds between, or once after it said so by a publish event.
 * @param path - site path without the language
 * @throws ContentUnavailable when the CMS is down and the path was never seen
 * @requirement O8
 * @decision Q62
 */
export function fetchPage(path: string, language: string): Promise<FetchedPage> {
  if (draftsShown()) return readPage(path, language, draftOf);
  return recentPage(keyOf(path, language), () => readPage(path, language, lastWord));
}

async function readPage(path: string, language: string, read: typeof lastWord): Promise<FetchedPage> {
  const [{ answer, isRemembered }, phrases] = await Promise.all([read(path, language), dictionary(language)]);
  const speech = { language, defaultLanguage: env().DEFAULT_LANGUAGE };
  const { layout, isFilled } = await fillFields(normalizeLayout(answer, speech), speech);
  return { layout, dictionary: phrases, isRemembered: isRemembered || !isFilled };
}

/** A page as its authors have it: nothing is remembered of it, and its being there says nothing to visitors. */
async function draftOf(path: string, language: string): Promise<LastWord> {
  return { answer: asPreview(await fetchLayout(path, language)), isRemembered: false };
}

type LastWord = { readonly answer: LayoutServiceData; readonly isRemembered: boolean };

async function lastWord(path: string, language: string): Promise<LastWord> {
  const key = keyOf(path, language);
  const asked = await askLayout(path, language);
  if (asked.isRemembered) return asked;
  const { answer } = asked;
  if (answer.sitecore.route) {
    kept().keep(key, answer);
    denials.forget(key);
    pageIsThere({ path, language }, answer);
    return { answer, isRemembered: false };
  }
  const last = await kept().stale(key);
  const isDeleted = isSaidToBeGone({ path, language });
  if (last && !isDeleted && !(await isDeniedAgain(key))) return { answer: last, isRemembered: true };
  if (last) kept().forget(key);
  denials.forget(key);
  if (isDeleted) pageIsGone({ path, language });
  return { answer, isRemembered: false };
}

/**
 * A page's layout from the CMS. While it gives none, the last good one; a page without that asks again for a moment,
 * because an overload is often over by then, unless the CMS has been away for longer.
 * @throws ContentUnavailable
 */
async function askLayout(path: string, language: string): Promise<LastWord> {
  const until = performance.now() + (patienceLeft() > busyForMs ? busyForMs : 0);
  for (;;) {
    try {
      const answer = await fetchLayout(path, language);
      lastPage().at = performance.now();
      return { answer, isRemembered: false };
    } catch (error) {
      const last = await kept().stale(keyOf(path, language));
      if (last) return { answer: last, isRemembered: true };
      const isBusy =
        error instanceof ContentUnavailable &&
        error.failure === 'contentUnavailable' &&
        patienceLeft() > 0 &&
        performance.now() - lastPage().at < overloadMs;
      const pausedAt = performance.now();
      if (!isBusy || pausedAt + askAgainAfterMs > until) throw error;
      await pause(askAgainAfterMs);
      // Each answer that said nothing has been taken off already.
      waitedInVain(pausedAt);
    }
  }
}

/** Whether the CMS ever gave a page. @requirement O8 */
export async function wasThere({ path, language }: PageAddress): Promise<boolean> {
  return (await kept().stale(keyOf(path, language))) !== undefined;
}

async function isDeniedAgain(key: string): Promise<boolean> {
  const first = await denials.stale(key);
  if (first === undefined) denials.keep(key, Date.now());
  return first !== undefined && Date.now() - first >= deniedAgainAfterMs;
}

function keyOf(path: string, language: string): string {
  return `${language} ${path}`;
}
