import type { ReactNode } from 'react';

/** Stands in a phrase for what is put there as an element: `t('Also called: {name}', { name: gap })`. */
export const gap = '{gap}';

/** A phrase with an element in its gap: what stands there may be in another language. @requirement A8 */
export function PhraseAround({
  phrase,
  children,
}: {
  readonly phrase: string;
  readonly children: ReactNode;
}): ReactNode {
  const [before, after = ''] = phrase.split(gap);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
