import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { failureTexts } from '@/features/appointment/model/failure';
import styles from '@/features/appointment/ui/appointment.module.css';
import formStyles from '@/features/appointment/ui/form.module.css';
import { waitRules, type WaitField } from '@/features/waitlist/model/wait-form';
import { waitLabels } from '@/features/waitlist/state/wait-labels';
import { JoinedNote, WaitFields, WaitTerms } from '@/features/waitlist/ui/wait-fields';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { useForm } from '@/ui/form/use-form';
import { timesHref, timesParts } from '../address';
import type { WaitView } from '../view';
import { Heading, PostForm, problemsId } from './frame';

/** Joins the waitlist of a doctor whose first time is far away. @requirement I17 K10 */
export function WaitPage({ view }: { readonly view: WaitView }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { of, provider, state } = view;
  const isJoined = state === 'joined';
  return (
    <>
      <Heading
        title={t(
          isJoined ? 'One more step: confirm your email address' : 'Tell me when an earlier time opens',
        )}
        isWrong={state === 'refused'}
      />
      <p>
        {t('With')} <a href={hrefOn(page, provider.path)}>{provider.name}</a>
      </p>
      {isJoined ? <JoinedNote /> : <WaitForm view={view} />}
      {isJoined ? (
        <p>
          <a href={timesHref(page, of)}>{t('See other times')}</a>
        </p>
      ) : null}
    </>
  );
}

function WaitForm({ view: { of, state, values, problems, today } }: { readonly view: WaitView }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const form = useForm<WaitField>({
    prefix: 'wait-',
    labels: waitLabels(t),
    rules: (typed) => waitRules(typed, today),
    initial: values,
    problems,
  });
  return (
    <PostForm hidden={{ step: 'wait', ...timesParts(of) }} className={formStyles.form}>
      {form.summary.length > 0 ? (
        <div id={problemsId}>
          <ErrorSummary errors={form.summary} attempts={0} />
        </div>
      ) : null}
      {state === 'failed' || state === 'tooMany' ? <p role="alert">{t(failureTexts[state])}</p> : null}
      <WaitTerms />
      <WaitFields form={form} today={today} />
      <div className={styles.stepActions}>
        <ButtonLink variant="tertiary" href={timesHref(page, of)}>
          {t('Back')}
        </ButtonLink>
        <Button type="submit">{t('Join the waitlist')}</Button>
      </div>
    </PostForm>
  );
}
