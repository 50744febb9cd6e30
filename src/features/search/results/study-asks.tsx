import type { ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import type { OtherHit } from '@/contracts/search';
import { Icon } from '@/ui/icon/Icon';
import styles from './study-asks.module.css';

/** What a trial asks of those who take part, as its page says it. @requirement B17 F1 */
export function StudyAsks({ asks }: { readonly asks: NonNullable<OtherHit['asks']> }): ReactNode {
  const said = (
    [
      ['calendar', asks.visits],
      ['clock', asks.duration],
      ['credit-card', asks.costs],
    ] as const
  ).filter(([, words]) => words !== '');
  if (said.length === 0) return null;
  return (
    <ul className={styles.asks}>
      {said.map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} size="s" />
          <Spoken text={words} />
        </li>
      ))}
    </ul>
  );
}
