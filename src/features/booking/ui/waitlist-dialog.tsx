import { useId, useState, type ReactNode } from 'react';
import type { JoinWaitlist } from '@/contracts/waitlist';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { addDays, localDateAt } from '@/lib/chicago-time';
import { toTypedDate } from '@/lib/dates';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { DateField } from '@/ui/field/DateField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { TextField } from '@/ui/field/TextField';
import { waitProblems, wishOf, type WaitForm } from '../model/wait-form';
import { callScheduling } from '../state/api';
import type { WaitlistProps } from './waitlist';
import styles from './booking.module.css';

type WaitlistDialogProps = WaitlistProps & {
  readonly now: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

type Sending = 'no' | 'sending' | 'failed' | 'done';

/** The form of the waitlist. @requirement I17 K10 */
export function WaitlistDialog(props: WaitlistDialogProps): ReactNode {
  const { provider, patient, first, now, isOpen, onClose } = props;
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  const today = localDateAt(now, scheduling.zone);
  const last = first ? addDays(first.date, -1) : addDays(today, scheduling.windowDays);
  const [form, setForm] = useState<WaitForm>({
    email: '',
    earliest: toTypedDate(today),
    latest: toTypedDate(last),
    timeOfDay: 'any',
  });
  const [attempts, setAttempts] = useState(0);
  const [sending, setSending] = useState<Sending>('no');
  const problems = attempts > 0 ? waitProblems(form, today) : {};
  const change = (part: Partial<WaitForm>) => setForm((before) => ({ ...before, ...part }));
  const messages = Object.entries(problems).map(([field, text]) => ({ id: `${id}-${field}`, text: t(text) }));
  const errorOf = (field: keyof WaitForm) => {
    const problem = problems[field];
    return problem ? t(problem) : undefined;
  };

  const send = async () => {
    setAttempts((before) => before + 1);
    if (sending === 'sending' || Object.keys(waitProblems(form, today)).length > 0) return;
    setSending('sending');
    const body: JoinWaitlist = {
      ...wishOf(form),
      ...patient,
      providerId: provider.npi,
      profilePath: hrefOn(page, provider.path),
      language: page.language,
    };
    const answer = await callScheduling('waitlist-join', body);
    setSending(answer.ok ? 'done' : 'failed');
  };

  if (sending === 'done') {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={t('One more step: confirm your e-mail address')}>
        <p>
          {t('We sent you a message. Press the link in it within two days, then you are on the waitlist.')}
        </p>
        <p>{t('If it is not there in a few minutes, look in your spam folder.')}</p>
        <Button onClick={onClose}>{t('Close')}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Tell me when an earlier time opens')}>
      <ErrorSummary errors={messages} attempts={attempts} />
      <p>{t('We write to you when a time opens between these dates. Whoever takes it first has it.')}</p>
      <p>{t('First we send you a message with a link that confirms your address.')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          id={`${id}-email`}
          label={t('Email')}
          type="email"
          autoComplete="email"
          value={form.email}
          onValueChange={(email) => change({ email })}
          error={errorOf('email')}
          maxLength={200}
          isRequired
        />
        <DateField
          id={`${id}-earliest`}
          label={t('Earliest date')}
          value={form.earliest}
          onValueChange={(earliest) => change({ earliest })}
          error={errorOf('earliest')}
          isRequired
        />
        <DateField
          id={`${id}-latest`}
          label={t('Latest date')}
          value={form.latest}
          onValueChange={(latest) => change({ latest })}
          error={errorOf('latest')}
          isRequired
        />
        <RadioGroup
          id={`${id}-timeOfDay`}
          label={t('Time of day')}
          value={form.timeOfDay}
          onValueChange={(value) =>
            change({ timeOfDay: value === 'morning' || value === 'afternoon' ? value : 'any' })
          }
          options={[
            ['any', t('Any time')],
            ['morning', t('AM')],
            ['afternoon', t('PM')],
          ]}
          isBar
        />
        <div className={styles.stepActions}>
          <Button type="submit" aria-disabled={sending === 'sending'}>
            {t('Join the waitlist')}
          </Button>
        </div>
        <p role="alert">
          {sending === 'failed' ? t('That did not work. Please try again, or call us.') : ''}
        </p>
      </form>
    </Dialog>
  );
}
