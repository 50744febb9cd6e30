import type { ReactNode } from 'react';
import { redFlagOf } from '@/domain/red-flags';
import { RedFlagBox } from './red-flag-box';

/**
 * A number to call if words may come from somebody in danger; nothing otherwise.
 * @param props.text - the visitor's words
 * @requirement B30
 */
export function RedFlagNotice({ text }: { readonly text: string }): ReactNode {
  return <RedFlagBox flag={redFlagOf(text)} />;
}
