import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { DoctorWithTimes } from '@/features/appointment/ui/doctor-with-times';
import { usePhrases } from '@/i18n/use-phrases';
import { formatSearchUrl, emptySearch } from '@/domain/search/search-url';
import { SectionTabs, type SectionTab } from '@/ui/section-tabs/SectionTabs';
import { listColumns } from '@/ui/list-columns/list-columns';
import type { Location, Named } from '../model/location';
import { Directions } from './directions';
import styles from './location.module.css';

/** The search page for physicians, and the index field with their locations. */
const physicianSearch = { path: '/find-a-physician', field: 'c_provider_locations_sm' };

/**
 * The sections of a location's page, without the empty ones.
 * @requirement E2 E3
 */
export function LocationSections({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const { services, specialties, hours, hoursOfOperation, customs } = location;
  const sections: readonly (SectionTab | false)[] = [
    location.about !== '' && {
      id: 'About',
      title: t('About'),
      content: (
        <>
          <RichText field={location.about} />
          <Doctors location={location} />
        </>
      ),
    },
    services.length + specialties.length > 0 && {
      id: 'Services',
      title: t('Services & Specialties'),
      content: (
        <>
          <div className={listColumns([services.length, specialties.length])}>
            <Names title={t('Services')} names={services} />
            <Names title={t('Specialties')} names={specialties.map((name) => ({ name, path: '' }))} />
          </div>
          {location.about === '' ? <Doctors location={location} /> : null}
        </>
      ),
    },
    (hours.length + location.specialHours.length > 0 || hoursOfOperation !== '') && {
      id: 'Hours',
      title: t('Hours of Operation'),
      content: (
        <>
          <HoursTable hours={hours} />
          <RichText field={hoursOfOperation} />
          {location.specialHours.length > 0 ? (
            <h3 className={styles.special}>{t('Holidays and other days')}</h3>
          ) : null}
          <HoursTable hours={location.specialHours} />
        </>
      ),
    },
    location.insurance !== '' && {
      id: 'Insurance',
      title: t('Insurances Accepted'),
      content: <RichText field={location.insurance} />,
    },
    (location.hasFullAddress || location.directions !== '') && {
      id: 'Directions',
      title: t('Directions & Parking'),
      content: <Directions location={location} />,
    },
    // Made safe, either may have lost all that it held.
    ...customs.map(
      ({ title, content }, index) =>
        title !== '' &&
        content !== '' && {
          id: `customContent${index + 1}`,
          title: <Spoken text={title} />,
          content: <RichText field={content} />,
        },
    ),
  ];
  const tabs = sections.filter((section) => section !== false);
  const holdsDoctors = tabs.some(({ id }) => id === 'About' || id === 'Services');
  return (
    <>
      <SectionTabs id="locationDetail" tabs={tabs} />
      {holdsDoctors || !location.doctors?.length ? null : <Doctors location={location} headingLevel={2} />}
    </>
  );
}

function HoursTable({ hours }: Pick<Location, 'hours'>): ReactNode {
  const t = usePhrases();
  if (hours.length === 0) return null;
  return (
    <table className={styles.hoursTable}>
      <tbody>
        {hours.map(([day, times]) => (
          <tr key={day}>
            <th scope="row">
              <Spoken text={day} />
            </th>
            <td>
              <Spoken text={times || t('Closed')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Some of the location's physicians, and the way to all of them. */
function Doctors({
  location,
  headingLevel = 3,
}: {
  readonly location: Location;
  readonly headingLevel?: 2 | 3;
}): ReactNode {
  const t = usePhrases();
  const { doctors = [] } = location;
  const Heading = `h${headingLevel}` as const;
  if (doctors.length === 0) return <DoctorsLink location={location} />;
  return (
    <section className={styles.doctorsHere}>
      <Heading>{t('Doctors here')}</Heading>
      <ul className={styles.doctorList}>
        {doctors.map((doctor) => (
          <DoctorWithTimes key={doctor.path} doctor={doctor} />
        ))}
      </ul>
      <DoctorsLink location={location} />
    </section>
  );
}

/** A link to a search for the physicians of the location. */
function DoctorsLink({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const filters = [{ field: physicianSearch.field, value: location.indexName }];
  return (
    <p className={styles.doctors}>
      <a href={`${hrefOn(page, physicianSearch.path)}?${formatSearchUrl({ ...emptySearch, filters })}`}>
        {t('Find a doctor at {name}', { name: location.name })}
      </a>
    </p>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly Named[] }): ReactNode {
  const page = usePage();
  if (names.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {names.map(({ name, path }) => (
          <li key={name}>
            {path ? (
              <a href={hrefOn(page, path)}>
                <Spoken text={name} />
              </a>
            ) : (
              <Spoken text={name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
