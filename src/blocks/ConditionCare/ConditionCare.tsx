import { useId, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { PageLink } from '@/cms/fields/page-link';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { Spoken } from '@/cms/fields/spoken';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage, type Page } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { CareDoctor, CareLink, ConditionCare as Care } from '@/contracts/condition-care';
import { areaField } from '@/domain/search/filters';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import { soonestFirst } from '@/domain/search/sorts';
import { DoctorWithTimes } from '@/features/appointment/ui/doctor-with-times';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/blocks/ConditionCare/ConditionCare.module.css';

const noCare: Care = {
  doctors: [],
  childDoctors: [],
  clinics: [],
  trials: [],
  stories: [],
  specialty: '',
  childSpecialty: '',
  condition: '',
  area: '',
};

/**
 * Beside a condition: three doctors with their next times, two for children where it concerns them too, clinics, open trials and stories. Links only, made on the
 * server; a part without entries is left out.
 * @requirement G1
 */
export function ConditionCare({ fields, data }: BlockProps<ComponentFields, Care>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const care = data?.ok ? data.data : noCare;
  const search = (path: string, query: string) =>
    hrefOn(page, `${path}?${new URLSearchParams({ query }).toString()}`);
  const isEmpty = [care.doctors, care.childDoctors, care.clinics, care.trials, care.stories].every(
    ({ length }) => length === 0,
  );
  if (isEmpty) return page.isEditing ? <AuthorNotice>ConditionCare</AuthorNotice> : null;
  return (
    <div className={styles.care}>
      {care.doctors.length > 0 ? (
        <Doctors
          title={textOf(fieldOf(fields, 'titleText')) || t('Doctors who can help')}
          doctors={care.doctors}
          all={t('All doctors who can help')}
          allHref={care.area === '' ? search('/find-a-physician', care.specialty) : experts(page, care.area)}
        />
      ) : (
        <NobodyToBook specialty={care.specialty} />
      )}
      {care.childDoctors.length > 0 ? (
        <Doctors
          title={t('Doctors for children')}
          doctors={care.childDoctors}
          all={t('All doctors for children')}
          allHref={search('/comer/find-a-physician', care.childSpecialty)}
        />
      ) : null}
      <Links title={t('Where to go')} links={care.clinics} areNames>
        {care.doctors.length > 0 ? (
          <p className={styles.note}>
            {t('Clinics with this specialty. Those where the doctors on this page work come first.')}
          </p>
        ) : null}
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

/** The doctors of an area of expertise in the order of those on the page. */
function experts(page: Page, area: string): string {
  const filters = [{ field: areaField, value: area }];
  return hrefOn(
    page,
    `/find-a-physician?${formatSearchUrl({ ...emptySearch, filters, sort: soonestFirst })}`,
  );
}

/** Where nobody can be booked at once: the doctors of the specialty, and a request that the clinic answers. */
function NobodyToBook({ specialty }: { readonly specialty: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  if (specialty === '') return null;
  const query = new URLSearchParams({ query: specialty }).toString();
  return (
    <section>
      <h2>{t('Doctors who can help')}</h2>
      <ul>
        <li>
          <a href={hrefOn(page, `/find-a-physician?${query}`)}>{t('All doctors who can help')}</a>
        </li>
        <li>
          <a href={hrefOn(page, '/request-an-appointment')}>{t('Request an appointment')}</a>
        </li>
      </ul>
    </section>
  );
}

type DoctorsProps = {
  readonly title: string;
  readonly doctors: readonly CareDoctor[];
  /** The words of the link to all of them, and where it leads. */
  readonly all: string;
  readonly allHref: string;
};

function Doctors({ title, doctors, all, allHref }: DoctorsProps): ReactNode {
  return (
    <section>
      <h2>
        <Spoken text={title} />
      </h2>
      <ul>
        {doctors.map((doctor) => (
          <DoctorWithTimes key={doctor.path} doctor={doctor} />
        ))}
      </ul>
      <p>
        <a href={allHref}>{all}</a>
      </p>
    </section>
  );
}

type LinksProps = {
  readonly title: string;
  readonly links: readonly CareLink[];
  readonly areNames?: boolean;
  readonly children?: ReactNode;
};

function Links({ title, links, areNames, children }: LinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <PageLink href={link.path} title={link.title} isName={areNames} />
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
