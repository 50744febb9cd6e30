import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';

type DirectionsLinkProps = {
  /** Of the place. */
  readonly name: string;
  /** Empty where the address is not complete enough: then there is no link. */
  readonly href: string | undefined;
  readonly className?: string;
};

/** The way to a place, on somebody else's map in a window of its own. @requirement E1 E3 E10 */
export function DirectionsLink({ name, href, className }: DirectionsLinkProps): ReactNode {
  const t = usePhrases();
  if (!href) return null;
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {t('Get Directions')}
      <span className="visually-hidden">
        {' '}
        – {name} ({t('opens in a new window')})
      </span>
    </a>
  );
}
