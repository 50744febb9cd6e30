import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { speechOf } from '@/i18n/speech';

/** A text within a line, marked with its language where that is not the page's. @requirement A8 */
export function Spoken({ text }: { readonly text: string }): ReactNode {
  const speech = speechOf(text, usePage());
  return speech.lang ? <span {...speech}>{text}</span> : text;
}
