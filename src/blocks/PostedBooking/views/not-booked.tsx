import type { ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import type { Alternative } from '@/contracts/scheduling';
import { endTitle } from '@/features/book/model/end-title';
import { requestLink, type Workflow } from '@/features/book/model/workflow';
import { slotOfAlternative } from '@/features/appointment/model/slots';
import { timeInWords } from '@/features/appointment/model/time-in-words';
import { CallUs } from '@/features/appointment/ui/call-us';
import { linkOfSlot } from '@/domain/linked-time';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import styles from '@/features/appointment/ui/appointment.module.css';
import { names, stepHref, timesHref } from '../address';
import type { StepView } from '../view';
import { PostForm } from './frame';

type EndProps = { readonly view: StepView; readonly workflow: Workflow };

/** The booking was refused, or never reached the clinic. @requirement I10 I15 */
export function FailedStep({ view, workflow, message }: EndProps & { readonly message: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { id, booking, provider } = view;
  const request = requestLink(workflow, page, provider);
  return (
    <PostForm hidden={{ [names.booking]: id, step: 'again' }} className={styles.failure}>
      <h2>{endTitle('failed', workflow, t)}</h2>
      {textOf(workflow.errorText) ? (
        <RichText field={workflow.errorText} />
      ) : (
        <p>{t('Something went wrong and the appointment was not booked. Everything you typed is kept.')}</p>
      )}
      {message ? <p>{messageOf(message, t)}</p> : null}
      <CallUs visit={{ slot: booking.slot, provider }} label={t('You can also call')} />
      <div className={styles.stepActions}>
        <Button type="submit">{t('Try Submitting Again')}</Button>
        <ButtonLink variant="secondary" href={request.href}>
          <Spoken text={request.text || t('Request an appointment')} />
        </ButtonLink>
      </div>
    </PostForm>
  );
}

/** Our own server's codes in words; the clinic's messages as they are. */
function messageOf(message: string, t: (key: string) => string): string {
  if (message === 'tooManyRequests')
    return t(
      'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
    );
  return message === 'invalidRequest' ? t('Please check your details and try again, or call us.') : message;
}

/** The booking was sent and its answer was lost: nobody knows whether it exists. @requirement I15 */
export function UnknownStep({ view: { id, booking, provider }, workflow }: EndProps): ReactNode {
  const t = usePhrases();
  return (
    <PostForm hidden={{ [names.booking]: id, step: 'confirm' }} className={styles.failure}>
      <h2>{endTitle('unknown', workflow, t)}</h2>
      <p>
        {t(
          'Your booking was sent, but the answer did not reach us. Please do not book again: it may be booked already.',
        )}
      </p>
      <CallUs visit={{ slot: booking.slot, provider }} label={t('To be sure, check again here or call')} />
      <div className={styles.stepActions}>
        <Button type="submit">{t('Check again')}</Button>
      </div>
    </PostForm>
  );
}

/** The patient has a visit that this one would meet. @requirement I14 */
export function SecondVisitStep({
  view: { id, booking, provider },
  workflow,
  visit,
}: EndProps & { readonly visit: 'sameDay' | 'sameTime' }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { slot, patient } = booking;
  return (
    <PostForm
      hidden={{ [names.booking]: id, step: 'confirm', terms: 'true', second: 'true' }}
      className={styles.failure}
    >
      <h2>{endTitle('asked', workflow, t)}</h2>
      <p>
        {visit === 'sameDay'
          ? t('This patient already has a visit with {doctor} on this day. This one is not booked yet.', {
              doctor: provider.name,
            })
          : t('This patient already has another visit at this time. This one is not booked yet.')}
      </p>
      <SlotSummary {...{ provider, slot, patient }} />
      <CallUs visit={{ slot, provider }} label={t('You can also call')} />
      <div className={styles.stepActions}>
        <ButtonLink variant="secondary" href={stepHref(page, { id, step: 'leave' })}>
          {t('Cancel')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={timesHref(page, { id })}>
          {t('Choose another time')}
        </ButtonLink>
        <Button type="submit">{t('Book this visit too')}</Button>
      </div>
    </PostForm>
  );
}

/** The time went to someone else: others, and nothing that was typed is lost. @requirement I15 */
export function TakenStep({
  view: { id, booking },
  workflow,
  alternatives,
}: EndProps & { readonly alternatives: readonly Alternative[] }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { language } = page;
  return (
    <PostForm hidden={{ [names.booking]: id, step: 'choose' }} className={styles.taken}>
      <h2>{endTitle('taken', workflow, t)}</h2>
      <p>
        {alternatives.length > 0
          ? t('Everything you told us is kept. These times are the nearest:')
          : t('Everything you told us is kept. Please choose another time.')}
      </p>
      <ul className={styles.alternatives}>
        {alternatives
          .map((one) => slotOfAlternative(one, [booking.slot]))
          .map((slot) => (
            <li key={linkOfSlot(slot)}>
              <Button type="submit" variant="secondary" name="time" value={linkOfSlot(slot)}>
                {timeInWords(slot, { t, language })}
              </Button>
            </li>
          ))}
      </ul>
      <p>
        <a href={timesHref(page, { id })}>{t('See More Times')}</a>
      </p>
    </PostForm>
  );
}
