import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { CallLink } from '@/cms/fields/call-link';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { authored, workflowOf, type Workflow } from '@/features/book/model/workflow';
import { WaysToBook } from '@/features/book/ui/ways-to-book';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import styles from '@/features/appointment/ui/appointment.module.css';
import { Heading } from './views/frame';
import { StepPage } from './views/step-page';
import { TimesPage } from './views/times-page';
import { WaitPage } from './views/wait-page';
import type { PostedBookingData } from './view';

/**
 * A booking that needs no scripts: every step is a page with a form.
 * @requirement I2 I6 I7 I8 I9 I10
 */
export function PostedBooking({ fields, data }: BlockProps<ComponentFields, PostedBookingData>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  const workflow = workflowOf(fields);
  const shown: PostedBookingData = data?.ok ? data.data : { at: 'failed', wasSent: false };
  return (
    <div className={shown.at === 'nothing' ? styles.wholePage : styles.page}>{pageOf(shown, workflow)}</div>
  );
}

function pageOf(shown: PostedBookingData, workflow: Workflow): ReactNode {
  switch (shown.at) {
    case 'times':
      return <TimesPage view={shown} workflow={workflow} />;
    case 'wait':
      return <WaitPage view={shown} />;
    case 'step':
      return <StepPage key={`${shown.step} ${shown.number}`} view={shown} workflow={workflow} />;
    case 'nothing':
      return <Nothing wasLost={shown.wasLost} workflow={workflow} />;
    case 'tooMany':
    case 'failed':
      return <Trouble shown={shown} workflow={workflow} />;
  }
}

type PartProps = { readonly workflow: Workflow };

/** There is no booking in this browser: never, or no longer. @requirement I8 I11 @decision Q56 */
function Nothing({ wasLost, workflow }: PartProps & { readonly wasLost: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <>
      <Heading title={t('Book a visit')} />
      <p>
        {wasLost
          ? t('Nothing was done here for half an hour. For your privacy we deleted what you typed.')
          : t('Choose one of these ways. Nothing is booked until you confirm it.')}
      </p>
      {wasLost ? (
        <p>
          {t(
            'What you say here is kept in a cookie of this browser. If it takes no cookies, please call us to book.',
          )}
        </p>
      ) : null}
      <WaysToBook workflow={workflow} />
    </>
  );
}

type Troubled = Extract<PostedBookingData, { readonly at: 'tooMany' | 'failed' }>;

/** Nobody could say anything for now: what was only asked for is asked again by its own address. @requirement I3 */
function Trouble({ shown, workflow }: PartProps & { readonly shown: Troubled }): ReactNode {
  const t = usePhrases();
  return (
    <>
      <Heading title={t('Book an appointment')} />
      <p>
        {shown.at === 'tooMany'
          ? t('There were too many tries. Please wait a while, or call us: 1-888-824-0200.')
          : shown.wasSent
            ? t('That did not work. Please go back and try again, or call us.')
            : t('That did not work. Please try again, or call us: 1-888-824-0200.')}
      </p>
      {shown.wasSent ? null : (
        <p>
          <ButtonLink variant="secondary" href="">
            {t('Try again')}
          </ButtonLink>
        </p>
      )}
      <Call workflow={workflow} />
    </>
  );
}

function Call({ workflow }: PartProps): ReactNode {
  const phone = authored(workflow, 'waitlistPhone', '');
  return phone === '' ? null : (
    <p>
      <CallLink phone={phone} />
    </p>
  );
}
