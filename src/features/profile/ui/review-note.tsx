import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { languageName } from '@/i18n/language-name';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { reviewDate, type Review } from '../model/reviews';

/**
 * When a review was written, and in which language where that is not the reader's. Patients' words are not translated.
 * @requirement D6 A8
 */
export function ReviewNote({ review }: { readonly review: Review }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { lang } = speechOf(review.comment, page);
  const notes = [
    review.date ? reviewDate(review.date, page.language) : '',
    lang === undefined ? '' : t('Written in {language}', { language: languageName(lang, page.language) }),
  ].filter((note) => note !== '');
  return notes.length > 0 ? <figcaption>{notes.join(' · ')}</figcaption> : null;
}
