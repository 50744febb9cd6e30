import type { ComponentType, ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { SpokenList } from '@/cms/fields/spoken-list';
import type { Film } from '@/contracts/video';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import type { Profile } from '../model/profile';
import styles from './profile.module.css';

/** Shows a video: another feature does. */
export type VideoComponent = ComponentType<{ readonly film: Film; readonly title: string }>;

/** Whether the section has any content. @requirement D1 */
export function hasAbout({ bio, video, languages, gender, departments }: Profile): boolean {
  return bio !== '' || video !== undefined || languages.length + departments.length > 0 || gender !== '';
}

/**
 * A physician's introduction, video and personal details.
 * @requirement D8 D15
 */
export function AboutSection({
  profile,
  Video,
}: {
  readonly profile: Profile;
  /** Shows the introduction. */
  readonly Video: VideoComponent | undefined;
}): ReactNode {
  const t = usePhrases();
  const { bio, video, languages, gender, departments, name } = profile;
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [t('Departments'), departments],
    [t('Languages Spoken'), languages],
    [t('Gender'), gender === '' ? [] : [gender]],
    [t('Patients'), [patientsOf(profile, t)]],
  ];
  return (
    <>
      <RichText field={bio} />
      {video?.film && Video ? (
        <div className={styles.video}>
          <Video film={video.film} title={video.title || t('Meet {name}', { name })} />
        </div>
      ) : null}
      {video?.transcript ? (
        <details>
          <summary>{t('Video Transcript')}</summary>
          <RichText field={video.transcript} />
        </details>
      ) : null}
      <dl className={styles.facts}>
        {facts
          .filter(([, words]) => words.length > 0)
          .map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <SpokenList words={words} />
              </dd>
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
