import type { ReactNode } from 'react';
import { PageLink } from '@/cms/fields/page-link';
import { gap, PhraseAround } from '@/cms/fields/phrase-around';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { OtherHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { dateFormat } from '@/lib/formats';
import { StudyAsks } from './study-asks';
import styles from './cards.module.css';
import clamp from './clamp.module.css';

/** A title longer than this, in characters, leaves less room for the description. */
const longTitle = 100;

function dateText(localDate: string, language: string): string {
  return dateFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(localDate));
}

/**
 * A condition, an article or a trial among the results.
 * @requirement B17
 * @decision Q4
 */
export function OtherCard({ hit }: { readonly hit: OtherHit }): ReactNode {
  const page = usePage();
  const isShort = hit.type === 'clinicalTrial' && hit.title.length > longTitle;
  return (
    <article className={styles.other}>
      <div className={styles.body}>
        <h3>
          <PageLink href={hit.path} title={hit.title} texts={[hit.description]} />
        </h3>
        {hit.alsoCalled ? <AlsoCalled name={hit.alsoCalled} /> : null}
        {hit.localDate ? (
          <p className={styles.meta}>
            {/* The server's date format may differ slightly from the browser's. */}
            <time dateTime={hit.localDate} suppressHydrationWarning>
              {dateText(hit.localDate, page.language)}
            </time>
          </p>
        ) : null}
        {hit.facts.length > 0 ? (
          <ul className={styles.badges}>
            {hit.facts.map((fact, index) => (
              <li key={fact} data-status={index ? '' : (hit.trialStatus ?? '')}>
                <Spoken text={fact} />
              </li>
            ))}
          </ul>
        ) : null}
        {hit.asks ? <StudyAsks asks={hit.asks} /> : null}
        {hit.description ? (
          <p className={isShort ? clamp.clamp5 : clamp.clamp7}>
            <Spoken text={hit.description} />
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** Another name of a condition, in a language of its own where nobody has translated it. @requirement A8 B19 */
function AlsoCalled({ name }: { readonly name: string }): ReactNode {
  return (
    <p className={styles.meta}>
      <PhraseAround phrase={usePhrases()('Also called: {name}', { name: gap })}>
        <Spoken text={name} />
      </PhraseAround>
    </p>
  );
}
