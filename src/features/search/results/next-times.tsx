import { useEffect, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { Alternative } from '@/contracts/scheduling';
import { rememberedPatient } from '@/domain/patient-kind';
import { filtersInForce, patientAgesField } from '@/domain/search/filters';
import { usePhrases } from '@/i18n/use-phrases';
import { formatTime } from '@/lib/chicago-time';
import { dateFormat } from '@/lib/formats';
import { useSearchParts } from '../page/search-context';
import { askNextTimes } from './ask-next-times';

const dayShape = { weekday: 'short', month: 'short', day: 'numeric' } as const;

type NextTimesProps = {
  readonly npi: string;
  readonly name: string;
  /** Address of the profile. */
  readonly href: string;
};

/**
 * The next open times of a doctor, each a link to its booking. They come after the page: it does not wait for calendars. The
 * card has a link to all times in their room until then, and keeps it where there are none. Their clock is the clinic's, which
 * the profile says.
 * @requirement B17 B28
 */
export function NextTimes({ npi, name, href }: NextTimesProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const times = useNextTimes(npi);
  if (!times?.length) return null;
  return (
    <ul aria-label={t('Next times with {name}', { name })}>
      {times.map(({ instant, zone, visitType, departmentId }) => {
        const day = dateFormat(language, { ...dayShape, timeZone: zone }).format(instant);
        const time = formatTime(instant, { language, zone });
        const link = new URLSearchParams({ book: String(instant), type: visitType, at: departmentId });
        return (
          <li key={instant}>
            <a href={`${href}#${link.toString()}`}>
              <span>{day}</span> <b>{time}</b>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** @returns undefined until it is known */
function useNextTimes(npi: string): readonly Alternative[] | undefined {
  const { state, model, subsite } = useSearchParts();
  const [times, setTimes] = useState<readonly Alternative[]>();
  const isNewPatient = !state.typeReturn;
  const age = filtersInForce(state, model.filters, subsite).find(({ field }) => field === patientAgesField);
  const isAdultPatient = age ? age.value === 'Adult' : (rememberedPatient().isAdultPatient ?? true);
  useEffect(() => {
    let isShown = true;
    void askNextTimes(npi, { isNewPatient, isAdultPatient }).then((found) => {
      if (isShown) setTimes(found);
    });
    return () => {
      isShown = false;
    };
  }, [npi, isNewPatient, isAdultPatient]);
  return times;
}
