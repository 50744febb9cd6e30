import type { ReactNode } from 'react';
import { emptyTrialFields, readTrial, type Trial } from '@/blocks/ClinicalTrialDetails/fields';
import { Asks } from '@/blocks/ClinicalTrialDetails/Asks';
import { EligibilityCheck } from '@/blocks/ClinicalTrialDetails/EligibilityCheck';
import { RegistryText } from '@/blocks/ClinicalTrialDetails/RegistryText';
import { StudySection } from '@/blocks/ClinicalTrialDetails/StudySection';
import type { SimilarTrials } from '@/blocks/ClinicalTrialDetails/similar';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { hrefOn } from '@/cms/fields/link';
import { fieldOf, linkOf, textOf, type LinkData } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { localizedPath, usePage } from '@/cms/page';
import { AuthorNotice, NestedPlaceholder } from '@/cms/placeholder';
import { askAbout } from '@/domain/form-address';
import { trialStatusOf } from '@/domain/trial-status';
import { SaveStudy } from '@/features/saved-studies/ui/save-study';
import { dateInWords } from '@/features/content/model/article';
import { speechOf } from '@/i18n/speech';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { ButtonLink } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { Section } from '@/ui/section/Section';
import { listColumns } from '@/ui/list-columns/list-columns';
import styles from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails.module.css';
import { PageLink } from '@/cms/fields/page-link';
import { Spoken } from '@/cms/fields/spoken';

/** A study: what it is, who may take part, and whom to ask. @requirement F1 F2 */
export function ClinicalTrialDetails({
  data,
  fields,
}: BlockProps<ComponentFields, SimilarTrials>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const trial = readTrial(page.route.fields, page.route.displayName, page.language);
  const hasEligibility = textOf(trial.eligibilityDetails) !== '' || trial.eligibility !== '';
  const link = linkOf(fieldOf(fields, 'contactFormLink'));
  const form = link && {
    ...link,
    href: askAbout(link.href, [trial.numbers.nct, trial.heading].filter(Boolean).join(': ')),
  };
  const lacking = page.isEditing ? emptyTrialFields(page.route.fields) : [];
  return (
    <Section>
      {lacking.length > 0 ? (
        <AuthorNotice>{`Clinical Trial Details: still empty are ${lacking.join(', ')}`}</AuthorNotice>
      ) : null}
      <Head trial={trial} hasEligibility={hasEligibility} form={form} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Summary trial={trial} />
          <Asks trial={trial} />
          <EligibilityCheck trial={trial} />
          {hasEligibility ? (
            <>
              {/* In the document already: the link at the top leads here before any script runs, and without. */}
              <div id="eligibility" />
              <StudySection fragment="eligibility" title={t('Eligibility details')} isInitiallyOpen>
                {trial.eligibility === '' ? null : <RegistryText text={trial.eligibility} />}
                <RichText field={trial.eligibilityDetails} />
                <RichText field={fieldOf(fields, 'eligibilityNote')} className={styles.note} />
              </StudySection>
            </>
          ) : null}
          {trial.description === '' && trial.officialTitle === '' ? null : (
            <StudySection fragment="description" title={t('Detailed description')}>
              {trial.officialTitle === '' ? null : (
                <p>
                  <strong>{t('Official title')}:</strong> <Spoken text={trial.officialTitle} />
                </p>
              )}
              {trial.description === '' ? null : <RegistryText text={trial.description} />}
            </StudySection>
          )}
          {trial.conditions.length > 0 ? (
            <StudySection fragment="conditions" title={t('Conditions studied')}>
              <ul className={listColumns([trial.conditions.length])}>
                {trial.conditions.map(({ id, name, href }) => (
                  <li key={id}>{href ? <PageLink href={href} title={name} /> : <Spoken text={name} />}</li>
                ))}
              </ul>
            </StudySection>
          ) : null}
          <SaveStudy
            title={trial.heading}
            titleLanguage={speechOf(trial.heading, page).lang ?? page.language}
            listPath={linkOf(fieldOf(fields, 'savedStudiesLink'))?.href ?? ''}
          />
          <Share title={trial.heading} />
        </div>
        <div className={styles.side}>
          <Contact trial={trial} form={form} />
          {data?.ok ? <Similar trials={data.data} /> : null}
          <Facts trial={trial} />
          <NestedPlaceholder name="sidebar" />
        </div>
      </div>
    </Section>
  );
}

/** In plain words first, where an author wrote them; the registry's own summary is then behind a button. @requirement F4 */
function Summary({ trial: { plainSummary, summary } }: { readonly trial: Trial }): ReactNode {
  const t = usePhrases();
  const first = plainSummary || summary;
  return (
    <>
      {first === '' ? null : <RegistryText text={first} headingLevel={2} className={styles.summary} />}
      {plainSummary === '' || summary === '' ? null : (
        <StudySection fragment="summary" title={t('Summary of the researchers')}>
          <RegistryText text={summary} />
        </StudySection>
      )}
    </>
  );
}

/** By mail only, to oneself or somebody else: no network learns which illness a study is about. @requirement F4 */
function Share({ title }: { readonly title: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const body = encodeURIComponent(page.siteUrl + localizedPath(page.pathname, page));
  return (
    <p className={styles.share}>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${body}`}>
        {t('Send this study by email')}
      </a>
    </p>
  );
}

/** As on the cards of the search. */
const statusTones = { open: 'success', soon: 'info', closed: 'plain' } as const;

type HeadProps = ContactProps & { readonly hasEligibility: boolean };

/** The first step is to ask the study team; without a form it is to read who may take part. @requirement F1 */
function Head({ trial, hasEligibility, form }: HeadProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const hasForm = isWhole(form);
  return (
    <div className={styles.head}>
      {trial.status === '' && trial.studyType === '' ? null : (
        <p className={styles.chips}>
          {trial.status === '' ? null : (
            <Chip tone={statusTones[trialStatusOf(trial.status)]}>
              <Spoken text={trial.status} />
            </Chip>
          )}
          {trial.studyType === '' ? null : (
            <Chip>
              <Spoken text={trial.studyType} />
            </Chip>
          )}
        </p>
      )}
      <h1>
        <Spoken text={trial.heading} />
      </h1>
      {trial.briefTitle === '' || trial.briefTitle === trial.heading ? null : (
        <p className={styles.brief}>
          <Spoken text={trial.briefTitle} />
        </p>
      )}
      {trial.numbers.nct === '' ? null : (
        <p className={styles.number}>
          {t('Trial number')}: <bdi>{trial.numbers.nct}</bdi>
        </p>
      )}
      <div className={styles.actions}>
        {hasForm ? (
          <ButtonLink href={hrefOn(page, form.href)}>
            <Spoken text={form.text} />
          </ButtonLink>
        ) : null}
        {hasEligibility ? (
          <ButtonLink href="#eligibility" variant={hasForm ? 'secondary' : 'primary'}>
            {t('Eligibility details')}
          </ButtonLink>
        ) : null}
        {trial.registryHref === undefined ? null : (
          <ButtonLink href={trial.registryHref} variant="secondary" iconEnd="external-link" rel="noopener">
            {t('Read it at ClinicalTrials.gov')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type ContactProps = { readonly trial: Trial; readonly form: LinkData | undefined };

const isWhole = (form: LinkData | undefined): form is LinkData =>
  form !== undefined && form.href !== '' && form.text !== '';

/** Whom to ask: a person, and the form that an author chose for all trials. @requirement F1 F4 */
function Contact({ trial: { contact }, form }: ContactProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const hasForm = isWhole(form);
  if (contact.name === '' && contact.phone === '' && contact.email === '' && !hasForm) return null;
  return (
    <div className={styles.contact}>
      <h2>{t('Contact')}</h2>
      {contact.name === '' ? null : (
        <p>
          <Spoken text={contact.name} />
        </p>
      )}
      {contact.phoneHref === undefined ? (
        contact.phone === '' ? null : (
          <p>
            <bdi>{contact.phone}</bdi>
          </p>
        )
      ) : (
        <p>
          <ButtonLink href={contact.phoneHref} icon="phone" variant="secondary" isFull>
            <bdi>{contact.phone}</bdi>
          </ButtonLink>
        </p>
      )}
      {contact.email === '' ? null : (
        <p>
          {contact.email.includes('@') ? (
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          ) : (
            <Spoken text={contact.email} />
          )}
        </p>
      )}
      {hasForm ? (
        <p>
          <a href={hrefOn(page, form.href)}>
            <Spoken text={form.text} />
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** Leads to the other trials for the same condition, where there are any besides this one. @requirement F1 */
function Similar({ trials: { condition, count, href } }: { readonly trials: SimilarTrials }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  // The trial itself is one of them.
  if (!(count > 1)) return null;
  return (
    <p className={styles.similar}>
      <a href={hrefOn(page, href)}>
        {t('See all {count} trials: {condition}', { count: grouped(count, page.language), condition })}
      </a>
    </p>
  );
}

/** One limit alone says on which side of it somebody is. @requirement F2 */
function agesOf({ ageLimits: { from, to } }: Trial, t: Translate): string {
  if (from !== '' && to !== '') return `${from} – ${to}`;
  if (from !== '') return t('{age} and older', { age: from });
  return to === '' ? '' : t('Up to {age}', { age: to });
}

function Facts({ trial }: { readonly trial: Trial }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { physician } = trial;
  const lead = physician.href ? <a href={hrefOn(page, physician.href)}>{physician.name}</a> : physician.name;
  const yesOrNo = (value: boolean | undefined) => (value === undefined ? '' : t(value ? 'Yes' : 'No'));
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['IRB', trial.numbers.irb],
    ['Lead physician', physician.name === '' ? '' : lead],
    ['Sponsor', trial.sponsor],
    ['Collaborators', trial.collaborators],
    ['Age group', trial.ageGroup],
    ['Ages', agesOf(trial, t)],
    ['Sex', trial.gender],
    ['Healthy volunteers', yesOrNo(trial.takesHealthyVolunteers)],
    ['Last updated', trial.updated ? dateInWords(trial.updated, page.language) : ''],
  ];
  const known = facts.filter(([, value]) => value !== '');
  return known.length === 0 ? null : (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{typeof value === 'string' ? <Spoken text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
