import { useId, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { DoctorWithTimes } from '@/features/appointment/ui/doctor-with-times';
import { usePhrases } from '@/i18n/use-phrases';
import type { Profile } from '../model/profile';
import styles from './other-doctors.module.css';

/**
 * The next step for whoever cannot have this doctor, or not soon: doctors of the specialty with their next times, all of them,
 * and the soonest visit with any. Where nobody else of the specialty is free, or there is none, only the ways on stay: no heading
 * stands over nobody.
 * @requirement D13
 */
export function OtherDoctors({ profile }: { readonly profile: Profile }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  const { otherDoctors = [], otherDoctorsPath = '', specialties } = profile;
  const [specialty = ''] = specialties;
  if (otherDoctorsPath === '') return null;
  const more = (
    <p className={styles.more}>
      <a href={hrefOn(page, otherDoctorsPath)}>
        {specialty === '' ? t('All doctors') : t('All doctors: {specialty}', { specialty })}
      </a>
      <a href={hrefOn(page, '/soonest-appointment')}>{t('Soonest visit with any doctor')}</a>
    </p>
  );
  if (specialty === '' || otherDoctors.length === 0) return more;
  return (
    <section className={styles.others} aria-labelledby={id} id="other-doctors">
      <h2 id={id}>{t('Other doctors: {specialty}', { specialty })}</h2>
      <Why profile={profile} />
      <ul className={styles.list}>
        {otherDoctors.map((doctor) => (
          <DoctorWithTimes key={doctor.path} doctor={doctor} />
        ))}
      </ul>
      {more}
    </section>
  );
}

function Why({
  profile: { hasOnlineScheduling, acceptsNewPatients },
}: {
  readonly profile: Profile;
}): ReactNode {
  const t = usePhrases();
  if (acceptsNewPatients === false) return <p>{t('This doctor takes no new patients.')}</p>;
  return hasOnlineScheduling ? null : <p>{t('This doctor cannot be booked online.')}</p>;
}
