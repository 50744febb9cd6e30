import { useCallback, useEffect, useRef, useState } from 'react';
import type { FeedAnswer, ManagedVisit, VisitAnswer, VisitErrorAnswer } from '@/contracts/managed-visit';
import type { Alternative } from '@/contracts/scheduling';
import { linkOf, openedVisit, type VisitNews, type VisitPage } from '../model/managed-visit';
import type { Slot } from '../model/visit';
import { callScheduling } from './api';
import { forgetAddress } from './forget-address';

/** The page for a visit, and what can be done on it. */
export type VisitControl = {
  readonly page: VisitPage;
  /** Asks for the visit of a code. */
  readonly open: (code: string) => void;
  /** Asks for the same visit again. */
  readonly lookAgain: () => void;
  readonly go: (at: 'visit' | 'cancelling' | 'moving') => void;
  readonly cancel: () => void;
  /** Makes an address for a calendar; undefined when that failed. */
  readonly openFeed: () => Promise<string | undefined>;
  /** @returns other times, when the wanted one went to someone else */
  readonly move: (slot: Slot, holdId: string | undefined) => Promise<readonly Alternative[] | undefined>;
};

const newsOf: Partial<Record<string, VisitNews>> = {
  visitCancelled: 'wasCancelled',
  visitStarted: 'hasStarted',
  visitChanged: 'wasChanged',
};

/**
 * Reads the visit of the link and changes it. The code stays in this page's memory: it is taken off the address at
 * once, so that neither the history nor anything that reads addresses keeps it.
 * @requirement I16
 */
export function useVisit(): VisitControl {
  const [page, setPage] = useState<VisitPage>({ at: 'code', isUnknown: false });
  const code = useRef('');

  const read = useCallback((wish: string, news?: VisitNews) => {
    setPage({ at: 'loading' });
    void callScheduling<VisitAnswer>('visit', { code: code.current }).then((answer) => {
      if (answer.ok) {
        const opened = openedVisit(answer.value.visit, wish);
        return setPage(news && opened.at === 'visit' ? { ...opened, news } : opened);
      }
      const isUnknown = answer.error.error === 'linkUnknown' || answer.error.error === 'invalidRequest';
      setPage(isUnknown ? { at: 'code', isUnknown } : { at: 'failed' });
    });
  }, []);

  useEffect(() => {
    const follow = () => {
      const link = linkOf(window.location.hash);
      if (!link) return;
      forgetAddress();
      code.current = link.code;
      read(link.wish);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [read]);

  const change = async (
    call: 'cancel-visit' | 'move-visit',
    { visit, ...wanted }: { readonly visit: ManagedVisit; readonly [field: string]: unknown },
  ): Promise<readonly Alternative[] | undefined> => {
    const at = call === 'cancel-visit' ? 'cancelling' : 'moving';
    setPage({ at, visit, isBusy: true });
    const body = { code: code.current, sequence: visit.sequence, ...wanted };
    const answer = await callScheduling<VisitAnswer>(call, body);
    if (answer.ok) {
      setPage({
        at: 'visit',
        visit: answer.value.visit,
        news: call === 'cancel-visit' ? 'cancelled' : 'moved',
      });
      return undefined;
    }
    // A refusal of these calls may bring the visit along.
    const failure = answer.error as VisitErrorAnswer;
    if (failure.error === 'slotTaken') {
      setPage({ at: 'moving', visit, isBusy: false });
      return failure.alternatives ?? [];
    }
    const news = newsOf[failure.error];
    if (news && failure.visit) setPage({ at: 'visit', visit: failure.visit, news });
    else setPage({ at: 'visit', visit, news: 'unsure' });
    return undefined;
  };

  const visit = 'visit' in page ? page.visit : undefined;
  return {
    page,
    open: (typed) => {
      code.current = typed;
      read('');
    },
    lookAgain: () => read(''),
    go: (at) => {
      if (visit) setPage(at === 'visit' ? { at, visit } : { at, visit, isBusy: false });
    },
    cancel: () => {
      if (visit) void change('cancel-visit', { visit });
    },
    openFeed: async () => {
      const answer = await callScheduling<FeedAnswer>('visit-calendar', { code: code.current });
      return answer.ok ? answer.value.address : undefined;
    },
    move: async (slot, holdId) => {
      if (!visit) return undefined;
      const { date, rawTime: time, departmentId } = slot;
      return change('move-visit', { visit, date, time, departmentId, holdId: holdId ?? null });
    },
  };
}
