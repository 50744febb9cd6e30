import type { SyntheticEvent } from 'react';
import { usePage } from '@/cms/page';

/**
 * Brings the sign-up within an element to life when it first gets the focus, or is sent with a wrong address. It stands on
 * every page, so the script for it comes no earlier. Where it does not come, the form is sent as without scripts.
 * @requirement K8
 */
export function useWaking() {
  const { analytics } = usePage();
  const wake = (event: SyntheticEvent<HTMLElement>): void => {
    const { nativeEvent: cause, currentTarget: area } = event;
    if (cause.type === 'submit' && !area.querySelector(':invalid')) return;
    // Nothing happens by default where the focus comes.
    event.preventDefault();
    void import('./live-sign-up').then(
      ({ enliven }) => enliven(area, { cause, analytics }),
      () => undefined,
    );
  };
  return { onFocus: wake, onSubmitCapture: wake };
}
