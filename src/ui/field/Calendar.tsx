import { format, parse, setDefaultOptions } from 'date-fns';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import DatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/field/Calendar.module.css';
import { calendarLocale } from '@/ui/field/calendar-locale';

type CalendarProps = {
  readonly localDate: string | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** The day at which it opens while none is chosen. */
  readonly opensAt?: string | undefined;
  readonly onChoose: (localDate: string) => void;
};

const iso = 'yyyy-MM-dd';
const yearsBack = 110;
const yearsForward = 15;

function dateOf(localDate: string): Date {
  return parse(localDate, iso, new Date(0));
}

/**
 * The calendar of a date field, in the language of the page and in its direction.
 * @requirement K1 K4
 */
export function Calendar({ localDate, min, max, opensAt, onChoose }: CalendarProps): ReactNode {
  const t = usePhrases();
  const locale = useMemo(() => {
    const found = calendarLocale(document.documentElement.lang || 'en');
    // The end of a week is found without the locale that the calendar is given.
    setDefaultOptions({ locale: found });
    return found;
  }, []);
  const [thisYear] = useState(() => new Date().getFullYear());
  const first = Number(min?.slice(0, 4) ?? thisYear - yearsBack);
  const last = Number(max?.slice(0, 4) ?? thisYear + yearsForward);
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  const months = Array.from({ length: 12 }, (_, index) =>
    format(new Date(2026, index, 1), 'MMMM', { locale }),
  );
  return (
    // The days in it take the keys; here some are turned round or kept from them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={useFirstFocus()} className={styles.calendar} onKeyDownCapture={useOwnKeys()}>
      <DatePicker
        inline
        selected={localDate === undefined ? null : dateOf(localDate)}
        {...(min === undefined ? {} : { minDate: dateOf(min) })}
        {...(max === undefined ? {} : { maxDate: dateOf(max) })}
        {...(opensAt === undefined || localDate !== undefined ? {} : { openToDate: dateOf(opensAt) })}
        locale={locale}
        chooseDayAriaLabelPrefix=""
        disabledDayAriaLabelPrefix=""
        monthAriaLabelPrefix=""
        onChange={(date: Date | null) => {
          if (date) onChoose(format(date, iso));
        }}
        renderCustomHeader={({ date, changeMonth, changeYear }) => (
          <div className={styles.head}>
            <label>
              <span className="visually-hidden">{t('Month')}</span>
              <select value={date.getMonth()} onChange={(event) => changeMonth(Number(event.target.value))}>
                {months.map((month, index) => (
                  <option key={month} value={index}>
                    {month}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span className="visually-hidden">{t('Year')}</span>
              <select value={date.getFullYear()} onChange={(event) => changeYear(Number(event.target.value))}>
                {years.map((year) => (
                  <option key={year} value={year}>
                    {year}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
      />
    </div>
  );
}

/**
 * Marks the chosen day, or the one nearest to today that can be chosen: the dialog that opens afterwards gives it the
 * focus, instead of its first button.
 */
function useFirstFocus(): Ref<HTMLDivElement> {
  const calendar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The calendar lets Tab reach one day only.
    calendar.current?.querySelector('[role="gridcell"][tabindex="0"]')?.setAttribute('autofocus', '');
  }, []);
  return calendar;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * From right to left, the next day stands on the left: the calendar takes the right arrow for it everywhere. Escape
 * belongs to the dialog around it, which the calendar would keep from closing.
 */
function useOwnKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const isOwn = useRef(false);
  return (event) => {
    if (event.key === 'Escape') event.stopPropagation();
    const key = mirrored[event.key];
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (isOwn.current || !key || !isMirrored || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    event.stopPropagation();
    isOwn.current = true;
    event.target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    isOwn.current = false;
  };
}
