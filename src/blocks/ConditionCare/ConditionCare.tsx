import { useId, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { canOptimize } from '@/cms/fields/image';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import type { ComponentFields } from '@/cms/layout-data';
import { optimizedImage } from '@/cms/optimized-image';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { CareDoctor, CareLink, ConditionCare as Care } from '@/contracts/condition-care';
import { usePhrases } from '@/i18n/use-phrases';
import { telHref } from '@/lib/phone';
import styles from '@/blocks/ConditionCare/ConditionCare.module.css';

const noCare: Care = { doctors: [], clinics: [], trials: [], stories: [], specialty: '', condition: '' };

/**
 * Beside a condition: three doctors with their next times, clinics, open trials and stories. Links only, made on the
 * server; a part without entries is left out.
 * @requirement G1
 */
export function ConditionCare({ fields, data }: BlockProps<ComponentFields, Care>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const care = data?.ok ? data.data : noCare;
  const search = (path: string, query: string) =>
    hrefOn(page, `${path}?${new URLSearchParams({ query }).toString()}`);
  const isEmpty = [care.doctors, care.clinics, care.trials, care.stories].every(({ length }) => length === 0);
  if (isEmpty) return page.isEditing ? <AuthorNotice>ConditionCare</AuthorNotice> : null;
  return (
    <div className={styles.care}>
      {care.doctors.length > 0 ? (
        <section>
          <h2>
            <Spoken text={textOf(fieldOf(fields, 'titleText')) || t('Doctors who can help')} />
          </h2>
          <ul>
            {care.doctors.map((doctor) => (
              <Doctor key={doctor.path} doctor={doctor} />
            ))}
          </ul>
          <p>
            <a href={search('/find-a-physician', care.specialty)}>{t('All doctors who treat it')}</a>
          </p>
        </section>
      ) : null}
      <Links title={t('Where we treat it')} links={care.clinics}>
        <Nearest specialty={care.specialty} />
      </Links>
      <Links title={t('Trials you may join')} links={care.trials}>
        <p>
          <a href={search('/find-a-clinical-trial', care.condition)}>{t('All trials')}</a>
        </p>
      </Links>
      <Links title={t('From our news')} links={care.stories} />
    </div>
  );
}

function Doctor({ doctor }: { readonly doctor: CareDoctor }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { name, path, image, specialty, times, phone } = doctor;
  const call = telHref(phone);
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
        <a href={hrefOn(page, path)}>
          <bdi>{name}</bdi>
        </a>
        <p className={styles.note}>
          <Spoken text={specialty} />
        </p>
        {times.length > 0 ? (
          <ul aria-label={`${t('Next times')}: ${name}`} className={styles.times}>
            {times.map(({ words, href }) => (
              <li key={href}>
                <a href={hrefOn(page, href)}>{words}</a>
              </li>
            ))}
          </ul>
        ) : call ? (
          <p className={styles.note}>
            {t('Call to ask for a time')}:{' '}
            <a href={call}>
              <bdi>{phone}</bdi>
            </a>
          </p>
        ) : null}
      </div>
    </li>
  );
}

type LinksProps = {
  readonly title: string;
  readonly links: readonly CareLink[];
  readonly children?: ReactNode;
};

function Links({ title, links, children }: LinksProps): ReactNode {
  const page = usePage();
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a href={hrefOn(page, link.path)}>
              <Spoken text={link.title} />
            </a>
            {link.note === '' ? null : (
              <p className={styles.note}>
                <bdi>{link.note}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** A form without scripts: the places for a specialty around one that the visitor names. */
function Nearest({ specialty }: { readonly specialty: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const field = useId();
  return (
    <form action={hrefOn(page, '/find-a-location')} className={styles.nearest}>
      <input type="hidden" name="query" value={specialty} />
      <label htmlFor={field}>{t('ZIP code or city')}</label>
      <input id={field} name="distance" autoComplete="postal-code" maxLength={80} required />
      <button type="submit">{t('Find the nearest')}</button>
    </form>
  );
}
