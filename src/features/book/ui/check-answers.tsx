import { Fragment, useState, type ReactNode } from 'react';
import { scheduling } from '@/config/scheduling';
import { isInPersonType } from '@/config/visit-types';
import { usePage } from '@/cms/page';
import { checkRows, type CheckLine, type CheckRow } from '@/domain/patient-form/check-rows';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDay, localDateAt } from '@/lib/chicago-time';
import { parseTypedDate } from '@/lib/dates';
import { Button } from '@/ui/button/Button';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { useStateNames } from '@/features/appointment/ui/use-state-names';
import type { Care, Visit } from '@/features/appointment/model/visit';
import styles from '@/features/appointment/ui/appointment.module.css';
import type { ConfirmProps } from './confirm-props';

/** The chosen slot, the care and the patient, each with a button that leads back to where it is changed. @requirement I9 */
export function CheckAnswers({ state, booking, change }: ConfirmProps): ReactNode {
  const t = usePhrases();
  const { visit, form } = state;
  const [today] = useState(() => localDateAt(Date.now(), scheduling.zone));
  const isLocked = state.submission.status === 'sending';
  return (
    <div className={styles.cards}>
      <Card title={t('Appointment')} onChange={() => change.open('times')} isLocked={isLocked}>
        <SlotSummary provider={visit.provider} slot={visit.slot} patient={visit.patient} />
        <VideoState visit={visit} />
      </Card>
      <Card title={t('Care')} onChange={() => change.open('care')} isLocked={isLocked}>
        <CareAnswers care={visit.care} />
      </Card>
      <Card
        title={t('Patient')}
        onChange={() => booking.dispatch({ type: 'patientReopened' })}
        isLocked={isLocked}
      >
        <PatientAnswers rows={checkRows(form, today)} />
      </Card>
    </div>
  );
}

/** In which state the patient will be during a video visit; nothing for another, or where they did not say. @requirement I9 */
export function VideoState({ visit }: { readonly visit: Pick<Visit, 'slot' | 'videoState'> }): ReactNode {
  const t = usePhrases();
  const { nameOf } = useStateNames();
  if (!visit.videoState || isInPersonType(visit.slot.visitType)) return null;
  return (
    <dl className={styles.summary}>
      <Answered question={t('For a video visit: in which state will you be then?')}>
        {nameOf(visit.videoState)}
      </Answered>
    </dl>
  );
}

/** What was said about the visit. @requirement I9 */
export function CareAnswers({ care }: { readonly care: Care }): ReactNode {
  const t = usePhrases();
  const say = (text: string) => care.words[text] ?? text;
  return (
    <dl className={styles.summary}>
      {care.reason ? <Answered question={t('Reason for visit')}>{say(care.reason)}</Answered> : null}
      <Answered question={t('What do you want to address?')}>{care.concerns}</Answered>
      {care.answers.map((answer) => (
        <Answered key={answer.key} question={say(answer.question)}>
          {say(answer.answer)}
        </Answered>
      ))}
    </dl>
  );
}

/** What was said about the patient. @requirement I9 */
export function PatientAnswers({ rows }: { readonly rows: readonly CheckRow[] }): ReactNode {
  const t = usePhrases();
  return (
    <dl className={styles.summary}>
      {rows.map(({ label, lines }) => (
        <Fragment key={label}>
          <dt>{t(label)}</dt>
          <dd>
            {lines.map((line) => (
              <AnswerLine key={line[0]?.field} line={line} />
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function AnswerLine({ line }: { readonly line: CheckLine }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const [first] = line;
  const say = ({ text: said, isPhrase, isDate }: CheckLine[number]) => {
    // Whoever wrote the day first sees which month it became.
    const date = isDate ? parseTypedDate(said) : undefined;
    if (date) return formatDay(date, language);
    return isPhrase ? t(said) : said;
  };
  const text = line.map((piece, index) => (index > 0 ? piece.joint : '') + say(piece));
  return (
    <div>
      {first?.label ? `${t(first.label)}: ` : null}
      <bdi>{text.join('')}</bdi>
    </div>
  );
}

/** A question of any length, and below it what was said. */
function Answered({
  question,
  children,
}: {
  readonly question: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.pair}>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type CardProps = {
  readonly title: string;
  readonly onChange: () => void;
  readonly isLocked: boolean;
  readonly children: ReactNode;
};

function Card({ title, onChange, isLocked, children }: CardProps): ReactNode {
  const t = usePhrases();
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        <Button
          variant="tertiary"
          aria-label={`${t('Change Details')}: ${title}`}
          onClick={onChange}
          disabled={isLocked}
        >
          {t('Change Details')}
        </Button>
      </div>
      {children}
    </section>
  );
}
