import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { canOptimize } from '@/cms/fields/image';
import { PhoneLink } from '@/cms/fields/phone-link';
import { Spoken } from '@/cms/fields/spoken';
import { optimizedImage } from '@/cms/optimized-image';
import { usePage } from '@/cms/page';
import type { CareDoctor } from '@/contracts/condition-care';
import { profilePath } from '@/domain/profile-path';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './doctor-with-times.module.css';

/**
 * An entry of a list: a doctor with their next times as links that book them, or the number to call. On the children's pages
 * the links stay there.
 * @requirement D9 D13 G1
 */
export function DoctorWithTimes({ doctor }: { readonly doctor: CareDoctor }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { name, path, image, specialty, times, phone, seesChildren } = doctor;
  const onOurs = (href: string) => hrefOn(page, profilePath({ path: href, seesChildren }, page.theme));
  return (
    <li className={styles.doctor}>
      {image === '' ? null : (
        // oxlint-disable-next-line nextjs/no-img-element
        <img
          {...(canOptimize(image) ? optimizedImage(image, { width: 56 }) : { src: image })}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        <a href={onOurs(path)} data-far-letters="">
          <bdi>{name}</bdi>
        </a>
        <p className={styles.note}>
          <Spoken text={specialty} />
        </p>
        {times.length > 0 ? (
          <ul aria-label={`${t('Next times')}: ${name}`} className={styles.times}>
            {times.map(({ words, href }) => (
              <li key={href}>
                <a href={onOurs(href)}>
                  <InTwo words={words} />
                </a>
              </li>
            ))}
          </ul>
        ) : phone === '' ? null : (
          <p className={styles.note}>
            <PhoneLink phone={phone} label={`${t('Call to ask for a time')}:`} />
          </p>
        )}
      </div>
    </li>
  );
}

/** A day and its time, which come last in every language: "Tue, Dec 1, 9:20 AM" breaks nowhere else. */
function InTwo({ words }: { readonly words: string }): ReactNode {
  const end = Math.max(words.lastIndexOf(','), words.lastIndexOf('،')) + 1;
  return (
    <>
      <span>{words.slice(0, end)}</span> <span>{words.slice(end).trim()}</span>
    </>
  );
}
