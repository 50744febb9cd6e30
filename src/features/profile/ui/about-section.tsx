import type { ReactNode } from 'react';
import { isSafeHref } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import type { Profile } from '../model/profile';
import { listOf } from '@/lib/list-of';
import styles from './profile.module.css';

/** Whether the section has any content. @requirement D1 */
export function hasAbout({ bio, video, languages, gender, departments }: Profile): boolean {
  return bio !== '' || video !== undefined || languages.length + departments.length > 0 || gender !== '';
}

/**
 * A physician's introduction, video and personal details.
 * @requirement D8 D15
 */
export function AboutSection({ profile }: { readonly profile: Profile }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { bio, video, languages, gender, departments, education, name } = profile;
  const facts: readonly (readonly [string, string])[] = [
    [t('Departments'), listOf(departments, language)],
    [t('Languages Spoken'), listOf(languages, language)],
    [t('Gender'), gender],
    [t('Patients'), patientsOf(profile, t)],
    [t('Practicing Since'), education.practicingSince],
  ];
  return (
    <>
      <RichText field={bio} />
      {video && isSafeHref(video.url) ? (
        <p>
          <a href={video.url}>
            {t('Watch the video: {title}', { title: video.title || t('Meet {name}', { name }) })}
          </a>
        </p>
      ) : null}
      {video?.transcript ? (
        <details>
          <summary>{t('Video transcript')}</summary>
          <RichText field={video.transcript} />
        </details>
      ) : null}
      <dl className={styles.facts}>
        {facts
          .filter(([, fact]) => fact !== '')
          .map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function patientsOf({ seesAdults, seesChildren }: Profile, t: Translate): string {
  if (seesAdults && seesChildren) return t('Adults and children');
  return seesChildren ? t('Children') : t('Adults');
}
