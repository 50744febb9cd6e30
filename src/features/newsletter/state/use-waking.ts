import type { SyntheticEvent } from 'react';
import { usePage } from '@/cms/page';

/**
 * Brings the sign-up within an element to life when it first gets the focus, or is sent with a wrong address. It stands on
 * every page, so the script for it comes no earlier. Where it does not come, the form is sent as without scripts.
 * @requirement K8
 */
export function useWaking() {
  const { analytics } = usePage();
  const wake = (event: SyntheticEvent): void => {
    const { nativeEvent, target } = event;
    if (nativeEvent.type === 'invalid') event.preventDefault();
    const { form } = target as HTMLInputElement;
    void import('./live-sign-up').then(
      ({ enliven }) => form && enliven(form, { cause: nativeEvent, analytics }),
      () => undefined,
    );
  };
  return { onFocus: wake, onInvalidCapture: wake };
}
