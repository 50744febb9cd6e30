import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { hrefOn } from '@/cms/fields/link';
import { PhoneLink } from '@/cms/fields/phone-link';
import { RichText } from '@/cms/fields/rich-text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { FirstTime, SoonestAnswer } from '@/contracts/soonest';
import type { SoonestData } from '@/blocks/SoonestTimes/data';
import { authored, workflowOf, type Workflow } from '@/features/book/model/workflow';
import { FirstTimes } from '@/features/book/ui/first-times';
import { AskedFor, soonestAnswerId, SoonestForm } from '@/features/book/ui/soonest-form';
import { SoonestResults } from '@/features/book/ui/soonest-results';
import { usePhrases } from '@/i18n/use-phrases';
import { Notice } from '@/ui/notice/Notice';
import { Section } from '@/ui/section/Section';
import styles from '@/features/book/ui/first-times.module.css';

const nobody: SoonestData = {
  question: { wanted: '', place: '', isAdultPatient: true, isNewPatient: true },
  specialties: [],
  answer: null,
};

/**
 * The soonest visit with any doctor: a form, and the earliest times over all doctors who fit.
 * @requirement I19
 */
export function SoonestTimes({ fields, data }: BlockProps<ComponentFields, SoonestData>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  const known = data?.ok ? data.data : nobody;
  const workflow = workflowOf(fields);
  if (known.answer !== null && known.answer !== 'unavailable')
    return (
      <Section>
        <div id={soonestAnswerId} tabIndex={-1}>
          <Answer {...{ known, workflow }} answer={known.answer} />
        </div>
      </Section>
    );
  return (
    <Section>
      <h2>{textOf(fieldOf(fields, 'titleText')) || t('The soonest visit with any doctor')}</h2>
      <RichText field={fieldOf(fields, 'introText')} />
      <div className={styles.start}>
        <SoonestForm
          question={known.question}
          specialties={known.specialties}
          isBlank={known.isBlank ?? false}
        />
        <FirstOfAll offers={known.first ?? []} />
      </div>
      <div id={soonestAnswerId} tabIndex={-1}>
        {data?.ok === false || known.answer === 'unavailable' ? <Outage workflow={workflow} /> : null}
      </div>
    </Section>
  );
}

/** Whoever only needs a doctor soon has a time without a question. */
function FirstOfAll({ offers }: { readonly offers: readonly FirstTime[] }): ReactNode {
  const t = usePhrases();
  const open = offers.filter(({ slot }) => slot !== null);
  if (open.length === 0) return null;
  return (
    <section className={styles.offers}>
      <h2>{t('Next open times in primary care')}</h2>
      <p>{t('For people who are new to us. Choose a time to book it.')}</p>
      <FirstTimes offers={open} />
    </section>
  );
}

type AnswerProps = {
  readonly known: SoonestData;
  readonly answer: SoonestAnswer;
  readonly workflow: Workflow;
};

/** The times come first: what was asked for is a line that opens the form again. */
function Answer({ known, answer, workflow }: AnswerProps): ReactNode {
  const t = usePhrases();
  const { question, specialties } = known;
  const { near, times } = answer;
  return (
    <>
      <h2>{t('Soonest times: {wanted}', { wanted: question.wanted })}</h2>
      <AskedFor {...{ question, specialties }} />
      {near && !near.isFound ? (
        <p>{t('We do not know the place {place}. Times of all places are shown.', { place: near.place })}</p>
      ) : null}
      {near?.isFound ? <p>{t('Within 25 miles of {place}', { place: near.place })}</p> : null}
      {times.length > 0 ? (
        <SoonestResults {...{ question, answer, workflow }} />
      ) : (
        <NoTimes question={question} phone={authored(workflow, 'waitlistPhone', '')} />
      )}
    </>
  );
}

/** Nobody could be asked, which does not mean that nobody is free. @decision ADR-0034 */
function Outage({ workflow }: { readonly workflow: Workflow }): ReactNode {
  const t = usePhrases();
  return (
    <Notice tone="warning">
      <p>{t('We cannot look for times right now. Please try again in a few minutes.')}</p>
      <CallUs phone={authored(workflow, 'waitlistPhone', '')} />
    </Notice>
  );
}

function CallUs({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  return phone === '' ? null : (
    <p>
      <PhoneLink phone={phone} label={t('You can also call')} />
    </p>
  );
}

/** Nobody who fits is free soon, or nobody fits: what else there is. */
function NoTimes({
  question,
  phone,
}: {
  readonly question: SoonestData['question'];
  readonly phone: string;
}): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const search = new URLSearchParams({ query: question.wanted }).toString();
  return (
    <>
      <p>{t('Nobody who fits has an open time online in the next 30 days.')}</p>
      <p>
        <a href={hrefOn(page, `/find-a-physician?${search}`)}>{t('See all doctors who fit')}</a>
      </p>
      <CallUs phone={phone} />
    </>
  );
}
