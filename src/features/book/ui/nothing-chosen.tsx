import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import type { Workflow } from '../model/workflow';
import { WaysToBook } from './ways-to-book';

type NothingChosenProps = {
  /** What the visitor typed was deleted, after half an hour without a key. */
  readonly wasIdle: boolean;
  readonly workflow: Workflow;
};

/** There is no booking in this tab: never, or no longer. @requirement I8 I11 @decision Q56 */
export function NothingChosen({ wasIdle, workflow }: NothingChosenProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <p>
        {wasIdle
          ? t('Nothing was done here for half an hour. For your privacy we deleted what you typed.')
          : t('Choose one of these ways. Nothing is booked until you confirm it.')}
      </p>
      <WaysToBook workflow={workflow} />
    </>
  );
}
