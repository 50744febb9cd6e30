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
const physicianSearch = {
  path: '/find-a-physician',
  field: 'c_provider_locations_sm',
  specialtyField: 'c_visible_specialties_sm',
};

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
            <Names
              title={t('Specialties')}
              names={specialties.map((name) => ({ name, path: '', doctors: doctorsPath(location, name) }))}
            />
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
      {doctors.some(({ times }) => times.length > 0) ? (
        <p>{t('Their next times here, for new patients. Choose one to book it.')}</p>
      ) : null}
      <ul className={styles.doctorList}>
        {doctors.map((doctor) => (
          <DoctorWithTimes key={doctor.path} doctor={doctor} />
        ))}
      </ul>
      <DoctorsLink location={location} />
    </section>
  );
}

/** The query of a search for the physicians of a location, of all of them or of a specialty. */
function doctorsPath({ indexName }: Location, specialty = ''): string {
  const place = { field: physicianSearch.field, value: indexName };
  const filters = specialty ? [{ field: physicianSearch.specialtyField, value: specialty }, place] : [place];
  return `?${formatSearchUrl({ ...emptySearch, filters })}`;
}

/** A link to a search for the physicians of the location. */
function DoctorsLink({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <p className={styles.doctors}>
      <a href={hrefOn(page, physicianSearch.path) + doctorsPath(location)}>
        {t('Find a doctor at {name}', { name: location.name })}
      </a>
    </p>
  );
}

type NamesProps = {
  readonly title: string;
  /** `doctors`: the query of a search for those who practise it. */
  readonly names: readonly (Named & { readonly doctors?: string })[];
};

function Names({ title, names }: NamesProps): ReactNode {
  const page = usePage();
  if (names.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {names.map(({ name, path, doctors = '' }) => (
          <li key={name}>
            {path || doctors ? (
              <a href={hrefOn(page, path || physicianSearch.path) + doctors}>
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
