import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import type { SaveAnswer, SaveRequest } from '@/contracts/saved-request';
import {
  cardSides,
  emptyRequest,
  requestFields,
  type RequestField,
  type RequestKind,
} from '@/lib/request-form';
import type { Result } from '@/lib/result';
import type { FormControl } from '@/ui/form/use-form';
import { callScheduling, type CallFailure } from './api';
import { purgeBooking, takeSaved } from './session';

export type SavedControl = {
  /** The answers of an earlier time stand in the form. */
  readonly isResumed: boolean;
  /** The draft that the form was gone on with or was saved as last. */
  readonly draftId: () => string | undefined;
  /** Keeps what was typed and has a link sent to an address. */
  readonly save: (email: string) => Promise<Result<SaveAnswer, CallFailure>>;
  /** Leaves nothing of the form in this browser. */
  readonly leave: () => void;
};

/** What is not kept: what works once, and files. */
const notKept: ReadonlySet<RequestField> = new Set(['captcha', ...cardSides]);

/**
 * A request form that can be finished later: filled with what a link brought, and saved for another one.
 * @requirement J9
 */
export function useSavedRequest(kind: RequestKind, form: FormControl<RequestField>): SavedControl {
  const page = usePage();
  const [isResumed, setResumed] = useState(false);
  const draftId = useRef<string>(undefined);
  const resume = useEffectEvent(() => {
    const saved = takeSaved(kind);
    if (!saved) return;
    draftId.current = saved.draftId;
    form.change(saved.values);
    setResumed(true);
  });
  // What another page left is known to the browser alone, so it is read after the first render.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => resume(), []);

  const save = async (email: string) => {
    const typed = requestFields.filter(
      (name) => !notKept.has(name) && form.values[name] !== emptyRequest[name],
    );
    const body: SaveRequest = {
      email,
      kind,
      language: page.language,
      path: hrefOn(page, page.pathname),
      values: Object.fromEntries(typed.map((name) => [name, form.values[name]])),
      ...(draftId.current === undefined ? {} : { replaces: draftId.current }),
    };
    const answer = await callScheduling<SaveAnswer>('save-request', body);
    if (answer.ok) draftId.current = answer.value.draftId;
    return answer;
  };

  return {
    isResumed,
    draftId: () => draftId.current,
    save,
    leave: () => {
      purgeBooking();
      // In place of this page, so that the way back does not lead to what was typed.
      window.location.replace(hrefOn(page, '/'));
    },
  };
}
