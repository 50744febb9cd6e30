import openingRules from '../../content/scheduling/opening-rules.json' with { type: 'json' };
import type { ContentItem } from '../content/store.ts';
import { readOpenHours, type OpenHours } from '../content/open-hours.ts';
import type { Provider } from './calendar/provider.ts';
import type { StoredProvider } from './calendar/read-providers.ts';
import { isChecked, itemsOf, textOf, titleOf, type SchedulingContent } from './content-fields.ts';
import { readInsurancePlans, readSpecialties, type InsurancePlan, type Specialty } from './pick-lists.ts';

/** The zone of what belongs to no department. */
export const DEFAULT_ZONE = openingRules.zone;

/** Who can be booked online, and what visitors can choose from. */
export type Directory = {
  readonly providers: ReadonlyMap<string, Provider>;
  /** First specialty of every physician with an NPI, also of those who cannot be booked online. */
  readonly defaultSpecialties: ReadonlyMap<string, string>;
  readonly specialties: readonly Specialty[];
  readonly insurancePlans: readonly InsurancePlan[];
};

/**
 * Joins the physicians of the content with the calendars of the database by NPI. Bookable is who has a calendar and a
 * page that is enabled and not disabled for online scheduling. Calendars of the demo keep to the hours of their places.
 * @requirement I4
 * @decision Q61 ADR-0373
 */
export function readDirectory(
  content: SchedulingContent,
  stored: ReadonlyMap<string, StoredProvider>,
): Directory {
  const providers = new Map<string, Provider>();
  const defaultSpecialties = new Map<string, string>();
  const opening = openingByDepartment(content);
  for (const item of content.byTemplate('Physician Details')) {
    const npi = textOf(content, item, 'npi');
    if (npi === '') continue;
    const specialties = specialtiesOf(content, item);
    if (specialties[0] !== undefined) defaultSpecialties.set(npi, specialties[0]);
    const calendar = stored.get(npi);
    if (calendar !== undefined && isBookedOnline(content, item))
      providers.set(npi, {
        ...calendar,
        departments: departmentsOf(calendar, opening),
        path: content.url(item) ?? '',
        specialties,
        videoStates: videoStatesOf(textOf(content, item, 'videoStates'), calendar),
      });
  }
  return {
    providers,
    defaultSpecialties,
    specialties: readSpecialties(content),
    insurancePlans: readInsurancePlans(content),
  };
}

function openingByDepartment(content: SchedulingContent): ReadonlyMap<string, OpenHours> {
  return new Map(
    content.byTemplate('Location Details').flatMap((place) => {
      const id = textOf(content, place, 'departmentId');
      const [week, special] = ['openingHours', 'specialHours'].map((name) => textOf(content, place, name));
      const hours = readOpenHours({ week: week ?? '', special: special ?? '' });
      return id === '' || hours === undefined ? [] : [[id, hours] as const];
    }),
  );
}

/** A clinic's own calendar says itself when somebody is there. */
function departmentsOf(
  { departments, source }: StoredProvider,
  opening: ReadonlyMap<string, OpenHours>,
): Provider['departments'] {
  if (source === 'import') return departments;
  return new Map([...departments].map(([id, one]) => [id, { ...one, opening: opening.get(id) }]));
}

/** Whether the editors let visitors book a physician online. @decision Q61 */
export function isBookedOnline(content: SchedulingContent, physician: ContentItem): boolean {
  return (
    isChecked(content, physician, 'enabledForOnlineScheduling') &&
    !isChecked(content, physician, 'disableOnlineScheduling')
  );
}

/**
 * Doctors may treat a patient by video where they are licensed: in the states that the editors name, else in those in
 * which they work.
 */
function videoStatesOf(authored: string, { departments }: StoredProvider): readonly string[] {
  const named = authored.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [];
  const worked = [...departments.values()].map(({ state }) => state).filter((state) => state !== '');
  return [...new Set(named.length > 0 ? named : worked)];
}

function specialtiesOf(content: SchedulingContent, item: ContentItem): readonly string[] {
  return itemsOf(content, item, 'specialities').map((specialty) =>
    titleOf(content, specialty, ['tagDisplayName']),
  );
}
