import type { Loader } from '@/cms/block';
import { clinicJsonLd } from '@/features/location/model/json-ld';
import { locationOf, type Location } from '@/features/location/model/location';
import type { ComponentFields } from '@/cms/layout-data';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { scheduling } from '@/config/scheduling';
import { readOpeningHours } from '@/domain/opening-hours';
import { localDateAt } from '@/lib/chicago-time';
import { doctorsHere } from '#services/locations/doctors-here';
import { specialDaysInWords, weekInWords } from '#services/locations/hours-in-words';
import { pageAddress } from '#services/navigation/page-address';
import { fetchLocation } from '#services/locations/client';

/**
 * The location whose page it is. The page's own fields stand in where the CMS answers no further questions: it is the
 * same item.
 * @requirement E1
 */
export const load: Loader<Location> = async ({ itemId, language, pathname, route, signal }) => {
  const names = ['oasName', 'locationTitle', 'headlineText'].map((name) =>
    textOf(fieldOf(route.fields, name)),
  );
  const [found, { doctors, isWhole }] = await Promise.all([
    fetchLocation({ id: itemId, language }),
    doctorsHere({ id: itemId, names: names.filter(Boolean) }, { language, now: Date.now(), signal }),
  ]);
  const item = (found.ok && found.value) || {
    id: itemId,
    displayName: route.displayName ?? '',
    fields: route.fields,
  };
  const place = withHours(locationOf({ ...item, path: pathname }), item.fields, language);
  const data = { ...place, doctors };
  const structured = [clinicJsonLd(data, pageAddress(pathname, language))];
  return { ok: true, data, isPartial: !found.ok || !isWhole, structured };
};

function withHours(location: Location, fields: ComponentFields, language: string): Location {
  const read = (name: string) => textOf(fieldOf(fields, name));
  const zone = read('timeZone') || scheduling.zone;
  const openingHours = readOpeningHours({ week: read('openingHours'), special: read('specialHours'), zone });
  const now = Date.now();
  const { notice } = location;
  const isOver = notice?.through && notice.through < localDateAt(now, openingHours?.zone ?? scheduling.zone);
  return {
    ...location,
    ...(isOver ? { notice: undefined } : {}),
    ...(openingHours && location.hours.length === 0 ? { hours: weekInWords(openingHours, language) } : {}),
    ...(openingHours ? { openingHours, specialHours: specialDaysInWords(openingHours, language, now) } : {}),
  };
}
