import type { ReactNode } from 'react';
import type { Trial } from '@/blocks/ClinicalTrialDetails/fields';
import styles from '@/blocks/ClinicalTrialDetails/Asks.module.css';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';

/** What a study asks of those who take part, as far as it says so; nothing where it says nothing. @requirement F1 */
export function Asks({ trial: { asks } }: { readonly trial: Trial }): ReactNode {
  const t = usePhrases();
  const facts = (
    [
      ['calendar', 'Visits', asks.visits],
      ['clock', 'How long', asks.duration],
      ['map-pin', 'Where', asks.place],
      ['credit-card', 'Costs and pay', asks.costs],
    ] as const
  ).filter(([, , words]) => words !== '');
  if (facts.length === 0) return null;
  return (
    <section className={styles.asks}>
      <h2>{t('What it asks of you')}</h2>
      <dl>
        {facts.map(([icon, name, words]) => (
          <div key={name}>
            <Icon name={icon} size="m" />
            <dt>{t(name)}</dt>
            <dd>
              <Spoken text={words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
