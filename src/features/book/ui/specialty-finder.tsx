import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { RedFlagNotice } from '@/features/red-flag/red-flag-notice';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { controlAttributes, FieldFrame } from '@/ui/field/field-frame';
import fieldStyles from '@/ui/field/field.module.css';
import { problemText } from '@/ui/form/messages';
import formStyles from '@/features/appointment/ui/form.module.css';
import { soonestLimits, soonestNames } from '../model/soonest';
import styles from './specialty-finder.module.css';
import type { SpecialtyFinder as Finder } from '../state/use-specialty-finder';

type SpecialtyFinderProps = {
  /** Of the form that asks; see `FinderForm`. */
  readonly form: string;
  readonly finder: Finder;
};

/**
 * For whoever does not know the specialty: words of their own find it. The field belongs to a form of its own, so that it works
 * without scripts, and what is typed there is no part of the answers.
 * @requirement I1 B19
 */
export function SpecialtyFinder({ form, finder }: SpecialtyFinderProps): ReactNode {
  const t = usePhrases();
  const { words, finding, isAsking, change } = finder;
  const input = useRef<HTMLInputElement>(null);
  // What was typed before anybody listened.
  const takeTyped = useEffectEvent(() => {
    if (input.current?.value) change(input.current.value);
  });
  useLayoutEffect(() => takeTyped(), []);
  useEffect(() => {
    if (finding?.status === 'blank') input.current?.focus();
  }, [finding]);
  const isAnswered = finding?.status === 'found' && finding.words === words.trim();
  const label = t('What is the visit about, in your own words?');
  const field = {
    id: `${form}-words`,
    name: soonestNames.wanted,
    label,
    hint: t('For example stomach ache, or trouble sleeping.'),
    error: finding?.status === 'blank' ? problemText(t, 'blank', { label }) : undefined,
  };
  return (
    <details
      className={`${formStyles.folded} ${styles.finder}`}
      open={finding !== undefined && finding.status !== 'found'}
    >
      <summary>{t('I am not sure which specialty')}</summary>
      <FieldFrame {...field}>
        <input
          {...controlAttributes(field)}
          ref={input}
          form={form}
          className={fieldStyles.control}
          value={words}
          onChange={({ target }) => change(target.value)}
          maxLength={soonestLimits.wanted}
          autoComplete="off"
          required
        />
      </FieldFrame>
      <Button type="submit" variant="secondary" form={form} aria-busy={isAsking}>
        {t('Find the specialty')}
      </Button>
      {/* Below the button: it comes while somebody may be pressing that. */}
      {isAnswered ? null : <RedFlagNotice text={words} />}
      <NothingFound finder={finder} />
    </details>
  );
}

/** What was found, beside the list in which it is chosen: there the reader is, so whom to call in danger is said there too. */
export function FoundSpecialty({ finding }: Pick<Finder, 'finding'>): ReactNode {
  const t = usePhrases();
  const found = finding?.status === 'found' ? finding : undefined;
  return (
    <>
      <output className={styles.found}>
        {found
          ? t('We chose {specialty} for “{words}”. You can choose another one.', {
              specialty: found.specialty.label,
              words: found.words,
            })
          : null}
      </output>
      {found ? <RedFlagNotice text={found.words} /> : null}
    </>
  );
}

function NothingFound({ finder: { finding } }: { readonly finder: Finder }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const words = finding?.words ?? '';
  const query = new URLSearchParams({ [soonestNames.wanted]: words }).toString();
  return (
    <output className={styles.found}>
      {finding?.status === 'none' ? (
        <>
          {t('We know no specialty for “{words}”. A family doctor can look at most problems first.', {
            words,
          })}{' '}
          <a href={hrefOn(page, `/soonest-appointment?${query}`)}>{t('Soonest times with any doctor')}</a>
        </>
      ) : null}
      {finding?.status === 'unavailable'
        ? t('We cannot look it up right now. Please choose from the list.')
        : null}
    </output>
  );
}

type FinderFormProps = {
  readonly id: string;
  /** Where the answer stands: a sent form leads there. */
  readonly answerId: string;
  readonly onSubmit: () => void;
};

/** The form of the finder, which stands in no other form. Without scripts it asks by address. @requirement I1 K10 */
export function FinderForm({ id, answerId, onSubmit }: FinderFormProps): ReactNode {
  const page = usePage();
  return (
    <form
      id={id}
      method="get"
      noValidate
      action={`${hrefOn(page, page.pathname)}#${answerId}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
