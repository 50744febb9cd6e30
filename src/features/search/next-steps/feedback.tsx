import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { visitorConsent } from '@/analytics/gate';
import { usePage } from '@/cms/page';
import { useHydrated } from '@/ui/form/use-hydrated';
import { useSearchParts } from '../page/search-context';

const Question = dynamic(() => import('./feedback-question').then((file) => file.Question), { ssr: false });

/**
 * Asks whether the results helped. Only visitors who agreed to analytics are asked: others do not load the question.
 * @requirement B29
 */
export function Feedback(): ReactNode {
  const { analytics } = usePage();
  const isHydrated = useHydrated();
  const { answeredQuery, outcome } = useSearchParts();
  const isAsked = isHydrated && analytics && visitorConsent(analytics) === 'given';
  if (!isAsked || answeredQuery === '' || !outcome.ok) return null;
  return <Question key={answeredQuery} query={answeredQuery} total={outcome.results.total} />;
}
