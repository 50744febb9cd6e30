import type { ReactNode } from 'react';
import { RedFlagBox } from './red-flag-box';
import { useLateRedFlag } from './use-late-red-flag';

/** As `RedFlagNotice`, in what only scripts draw. @requirement B30 I7 */
export function LateRedFlagNotice({ text }: { readonly text: string }): ReactNode {
  return <RedFlagBox flag={useLateRedFlag(text)} />;
}
