import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  CalendarFeedAnswer,
  ManagedVisit,
  SecondVisit,
  VisitAnswer,
  VisitErrorAnswer,
} from '@/contracts/managed-visit';
import type { Alternative } from '@/contracts/scheduling';
import { failureOf } from '@/features/appointment/model/failure';
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
  /** @returns what kept the visit where it is, if it may still move */
  readonly move: (slot: Slot, how: MoveOptions) => Promise<MoveObstacle | undefined>;
};

/**
 * `videoState`: where the patient will be during a video visit. `isSecondMeant`: another visit of theirs meets the new
 * time, and they want both.
 */
type MoveOptions = {
  readonly holdId: string | undefined;
  readonly videoState?: string;
  readonly isSecondMeant: boolean;
};

/** The time went to someone else, and others are free; or another visit of the patient would meet it. */
export type MoveObstacle =
  | { readonly alternatives: readonly Alternative[] }
  | { readonly meets: SecondVisit };

const newsByError: Partial<Record<string, VisitNews>> = {
  visitCancelled: 'wasCancelled',
  visitStarted: 'hasStarted',
  visitChanged: 'wasChanged',
  tooManyRequests: 'tooMany',
};

/** What keeps a visit where it is, and can be answered. A refusal of these calls may include the visit as it is now. */
function obstacleIn({ error, alternatives = [], meets }: VisitErrorAnswer): MoveObstacle | undefined {
  if (error === 'slotTaken') return { alternatives };
  return meets && { meets };
}

function pageAfter(
  failure: VisitErrorAnswer,
  { at, visit }: { readonly at: 'cancelling' | 'moving'; readonly visit: ManagedVisit },
): VisitPage {
  if (obstacleIn(failure)) return { at, visit, isBusy: false };
  const news = newsByError[failure.error];
  if (news === 'tooMany') return { at: 'visit', visit, news };
  return news && failure.visit
    ? { at: 'visit', visit: failure.visit, news }
    : { at: 'visit', visit, news: 'unsure' };
}

/** Says in this tab alone that its last visit was cancelled: no code, no doctor, no day. */
const cancelledKey = 'visit-cancelled';

function wasCancelledHere(): boolean {
  try {
    return window.sessionStorage.getItem(cancelledKey) !== null;
  } catch {
    return false;
  }
}

function rememberCancelled(isCancelled: boolean): void {
  try {
    if (isCancelled) window.sessionStorage.setItem(cancelledKey, 'yes');
    else window.sessionStorage.removeItem(cancelledKey);
  } catch {
    // Without storage a reload asks for the code.
  }
}

/**
 * Loads the visit of a link, and changes it. The code is removed from the address at once and kept in memory only:
 * neither the browser's history nor a script that reads addresses may see it. A reload after a cancellation says so.
 * @requirement I16
 */
export function useVisit(): VisitControl {
  const [page, setPage] = useState<VisitPage>({ at: 'code', isUnknown: false });
  const code = useRef('');

  const read = useCallback((wish: string) => {
    setPage({ at: 'loading' });
    rememberCancelled(false);
    void callScheduling<VisitAnswer>('visit', { code: code.current }).then((answer) => {
      if (answer.ok) return setPage(openedVisit(answer.value.visit, wish));
      const { error } = answer.error;
      const isUnknown = isUnknownLink(error);
      setPage(isUnknown ? { at: 'code', isUnknown } : { at: failureOf(error) });
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
    // oxlint-disable-next-line react/set-state-in-effect
    if (code.current === '' && wasCancelledHere())
      setPage({ at: 'code', isUnknown: false, isCancelled: true });
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [read]);

  const change = async (
    call: 'cancel-visit' | 'move-visit',
    { visit, ...wanted }: { readonly visit: ManagedVisit; readonly [field: string]: unknown },
  ): Promise<MoveObstacle | undefined> => {
    const at = call === 'cancel-visit' ? 'cancelling' : 'moving';
    setPage({ at, visit, isBusy: true });
    const body = { code: code.current, sequence: visit.sequence, ...wanted };
    const answer = await callScheduling<VisitAnswer>(call, body);
    if (answer.ok) {
      rememberCancelled(call === 'cancel-visit');
      setPage({
        at: 'visit',
        visit: answer.value.visit,
        news: call === 'cancel-visit' ? 'cancelled' : 'moved',
      });
      return undefined;
    }
    const failure = answer.error as VisitErrorAnswer;
    setPage(pageAfter(failure, { at, visit }));
    return obstacleIn(failure);
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
    move: async (slot, { holdId, isSecondMeant, ...said }) => {
      if (!visit) return undefined;
      const { date, rawTime: time, departmentId } = slot;
      const wanted = { date, time, departmentId, holdId: holdId ?? null, asksFirst: !isSecondMeant, ...said };
      return change('move-visit', { visit, ...wanted });
    },
  };
}
