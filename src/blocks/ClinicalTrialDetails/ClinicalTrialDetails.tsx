import type { ReactNode } from 'react';
import { readTrial, type Trial } from '@/blocks/ClinicalTrialDetails/fields';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { dateInWords } from '@/features/content/model/article';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { Disclosure } from '@/ui/disclosure/Disclosure';
import { Section } from '@/ui/section/Section';
import { listColumns } from '@/ui/list-columns/list-columns';
import styles from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails.module.css';
import { Spoken } from '@/cms/fields/spoken';

/** A study: what it is, who may take part, and whom to ask. @requirement F1 F2 */
export function ClinicalTrialDetails(_props: BlockProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const trial = readTrial(page.route.fields, page.route.displayName);
  const hasEligibility = textOf(trial.eligibilityDetails) !== '' || trial.eligibility !== '';
  return (
    <Section>
      <div className={styles.head}>
        <p className={styles.chips}>
          {trial.status === '' ? null : <Chip tone="brand">{trial.status}</Chip>}
          {trial.studyType === '' ? null : <Chip>{trial.studyType}</Chip>}
        </p>
        <h1>
          <Spoken text={trial.heading} />
        </h1>
        {trial.briefTitle === '' || trial.briefTitle === trial.heading ? null : (
          <p className={styles.brief}>
            <Spoken text={trial.briefTitle} />
          </p>
        )}
        <div className={styles.actions}>
          {hasEligibility ? <ButtonLink href="#eligibility">{t('Eligibility details')}</ButtonLink> : null}
          {trial.registryHref === undefined ? null : (
            <ButtonLink href={trial.registryHref} variant="secondary" iconEnd="external-link" rel="noopener">
              {t('Read it at ClinicalTrials.gov')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {trial.summary === '' ? null : (
            <p className={styles.summary}>
              <Spoken text={trial.summary} />
            </p>
          )}
          {hasEligibility ? (
            <Disclosure
              fragment="eligibility"
              title={t('Eligibility details')}
              headingLevel={2}
              isInitiallyOpen
            >
              {trial.eligibility === '' ? null : (
                <p className={styles.text}>
                  <Spoken text={trial.eligibility} />
                </p>
              )}
              <RichText field={trial.eligibilityDetails} />
            </Disclosure>
          ) : null}
          {trial.description === '' ? null : (
            <Disclosure fragment="description" title={t('Detailed description')} headingLevel={2}>
              {trial.officialTitle === '' ? null : (
                <p>
                  <strong>{t('Official title')}:</strong> <Spoken text={trial.officialTitle} />
                </p>
              )}
              <p className={styles.text}>
                <Spoken text={trial.description} />
              </p>
            </Disclosure>
          )}
          {trial.conditions.length > 0 ? (
            <Disclosure fragment="conditions" title={t('Conditions studied')} headingLevel={2}>
              <ul className={listColumns([trial.conditions.length])}>
                {trial.conditions.map(({ id, name, href }) => (
                  <li key={id}>
                    {href ? (
                      <a href={hrefOn(page, href)}>
                        <Spoken text={name} />
                      </a>
                    ) : (
                      <Spoken text={name} />
                    )}
                  </li>
                ))}
              </ul>
            </Disclosure>
          ) : null}
        </div>
        <aside className={styles.side}>
          <Contact trial={trial} />
          <Facts trial={trial} />
        </aside>
      </div>
    </Section>
  );
}

function Contact({ trial: { contact } }: { readonly trial: Trial }): ReactNode {
  const t = usePhrases();
  if (contact.name === '' && contact.phone === '' && contact.email === '') return null;
  return (
    <div className={styles.contact}>
      <h2>{t('Contact')}</h2>
      {contact.name === '' ? null : (
        <p>
          <Spoken text={contact.name} />
        </p>
      )}
      {contact.phoneDigits === undefined ? null : (
        <p>
          <ButtonLink href={`tel:+1${contact.phoneDigits}`} icon="phone" variant="secondary" isFull>
            {contact.phone}
          </ButtonLink>
        </p>
      )}
      {contact.email === '' ? null : (
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
    </div>
  );
}

function Facts({ trial }: { readonly trial: Trial }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { physician } = trial;
  const lead = physician.href ? <a href={hrefOn(page, physician.href)}>{physician.name}</a> : physician.name;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Trial number', trial.numbers.nct],
    ['IRB', trial.numbers.irb],
    ['Lead physician', physician.name === '' ? '' : lead],
    ['Sponsor', trial.sponsor],
    ['Collaborators', trial.collaborators],
    ['Age group', trial.ageGroup],
    ['Ages', trial.ages],
    ['Sex', trial.gender],
    ['Healthy volunteers', trial.takesHealthyVolunteers ? t('Yes') : ''],
    ['Last updated', trial.updated ? dateInWords(trial.updated, page.language) : ''],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{typeof value === 'string' ? <Spoken text={value} /> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
