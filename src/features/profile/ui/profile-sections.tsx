import type { ReactNode } from 'react';
import { PageLink } from '@/cms/fields/page-link';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import type { TrialLink } from '@/contracts/trials';
import { usePhrases } from '@/i18n/use-phrases';
import { SectionTabs, type SectionTab } from '@/ui/section-tabs/SectionTabs';
import { listColumns } from '@/ui/list-columns/list-columns';
import type { Profile } from '../model/profile';
import { AboutSection, hasAbout, type VideoComponent } from './about-section';
import { EducationSection, hasEducation } from './education-section';
import { PlaceCards } from './place-cards';
import styles from './profile.module.css';

/**
 * The sections of a profile in their order, without the empty ones. Links elsewhere on the site use their ids.
 * @requirement D1 D3 D5 D8
 * @decision Q63
 */
export function ProfileSections({
  profile,
  Video,
}: {
  readonly profile: Profile;
  readonly Video: VideoComponent | undefined;
}): ReactNode {
  const t = usePhrases();
  const {
    specialties,
    interests,
    places,
    insurancePlans,
    insuranceDisclaimer,
    externalRelationships,
    trials,
    custom,
  } = profile;
  const sections: readonly (SectionTab | false)[] = [
    hasAbout(profile) && {
      id: 'About',
      title: t('About'),
      content: <AboutSection profile={profile} Video={Video} />,
    },
    specialties.length + interests.length > 0 && {
      id: 'Specialities',
      title: t('Specialties & Areas of Expertise'),
      aliases: ['Specialties'],
      content: (
        <div className={listColumns([specialties.length, interests.length])}>
          <Words title={t('Specialties')} words={specialties} />
          <Words title={t('Areas of Expertise')} words={interests} />
        </div>
      ),
    },
    places.length > 0 && {
      id: 'Locations',
      title: t('Locations & Patient Information'),
      content: <PlaceCards places={places} />,
    },
    hasEducation(profile.education) && {
      id: 'Education',
      title: t('Education & Research'),
      content: <EducationSection education={profile.education} />,
    },
    (insurancePlans.length > 0 || insuranceDisclaimer !== '') && {
      id: 'acceptedInsurance',
      title: t('Accepted Insurance'),
      content: (
        <>
          <RichText field={insuranceDisclaimer} />
          <div className={listColumns([insurancePlans.length])}>
            <Words title={t('Insurance plans')} words={insurancePlans} />
          </div>
        </>
      ),
    },
    externalRelationships !== '' && {
      id: 'externalProfessionalRelationships',
      title: t('External Professional Relationships'),
      content: (
        <>
          <p className={styles.statement}>{t('Compliance statement')}</p>
          <RichText field={externalRelationships} />
        </>
      ),
    },
    trials.length > 0 && {
      id: 'clinicalTrials',
      title: t('Clinical Trials'),
      content: <Trials trials={trials} />,
    },
    custom.content !== '' && {
      id: 'customContent1',
      title: <Spoken text={custom.title || t('More information')} />,
      content: <RichText field={custom.content} />,
    },
  ];
  return <SectionTabs id="physicianDetail" tabs={sections.filter((section) => section !== false)} />;
}

function Trials({ trials }: { readonly trials: readonly TrialLink[] }): ReactNode {
  return (
    <ul className={listColumns([trials.length])}>
      {trials.map(({ title, path }) => (
        <li key={path}>
          <PageLink href={path} title={title} />
        </li>
      ))}
    </ul>
  );
}

function Words({ title, words }: { readonly title: string; readonly words: readonly string[] }): ReactNode {
  if (words.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <Spoken text={word} />
          </li>
        ))}
      </ul>
    </section>
  );
}
