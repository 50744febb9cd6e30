import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  CalendarFeedAnswer,
  ManagedVisit,
  VisitAnswer,
  VisitErrorAnswer,
} from '@/contracts/managed-visit';
import type { Alternative } from '@/contracts/scheduling';
import { isUnknownLink, linkOf } from '@/features/appointment/model/link';
import { openedVisit, type VisitNews, type VisitPage } from '../model/managed-visit';
import type { Slot } from '@/features/appointment/model/visit';
import { callScheduling } from '@/features/appointment/state/api';
import { forgetAddress } from '@/features/appointment/state/forget-address';

/** The state of the page for a visit, and what a visitor can do on it. */
export type VisitControl = {
  readonly page: VisitPage;
  /** Loads the visit of a code. */
  readonly open: (code: string) => void;
  /** Loads the same visit again. */
  readonly lookAgain: () => void;
  readonly go: (at: 'visit' | 'cancelling' | 'moving') => void;
  readonly cancel: () => void;
  /** Requests the address of a calendar feed; undefined when that failed. */
  readonly openCalendarFeed: () => Promise<string | undefined>;
  /** @returns other times if the wanted one went to someone else; undefined otherwise */
  readonly move: (slot: Slot, holdId: string | undefined) => Promise<readonly Alternative[] | undefined>;
};

const newsByError: Partial<Record<string, VisitNews>> = {
  visitCancelled: 'wasCancelled',
  visitStarted: 'hasStarted',
  visitChanged: 'wasChanged',
};

/**
 * Loads the visit of a link, and changes it. The code is removed from the address at once and kept in memory only:
 * neither the browser's history nor a script that reads addresses may see it.
 * @requirement I16
 */
export function useVisit(): VisitControl {
  const [page, setPage] = useState<VisitPage>({ at: 'code', isUnknown: false });
  const code = useRef('');

  const read = useCallback((wish: string) => {
    setPage({ at: 'loading' });
    void callScheduling<VisitAnswer>('visit', { code: code.current }).then((answer) => {
      if (answer.ok) return setPage(openedVisit(answer.value.visit, wish));
      const isUnknown = isUnknownLink(answer.error.error);
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
    // A refusal of these calls may include the visit as it is now.
    const failure = answer.error as VisitErrorAnswer;
    if (failure.error === 'slotTaken') {
      setPage({ at: 'moving', visit, isBusy: false });
      return failure.alternatives ?? [];
    }
    const news = newsByError[failure.error];
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
    openCalendarFeed: async () => {
      const answer = await callScheduling<CalendarFeedAnswer>('visit-calendar', { code: code.current });
      return answer.ok ? answer.value.address : undefined;
    },
    move: async (slot, holdId) => {
      if (!visit) return undefined;
      const { date, rawTime: time, departmentId } = slot;
      return change('move-visit', { visit, date, time, departmentId, holdId: holdId ?? null });
    },
  };
}
