import { format, parse } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { useState, type ReactNode } from 'react';
import DatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/field/Calendar.module.css';

type CalendarProps = {
  readonly localDate: string | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (localDate: string) => void;
};

const iso = 'yyyy-MM-dd';
const yearsBack = 110;
const yearsForward = 15;

function dateOf(localDate: string): Date {
  return parse(localDate, iso, new Date(0));
}

/**
 * The calendar of a date field. Only a locale object, not a name, gives the days their full accessible names.
 * @requirement K1
 */
export function Calendar({ localDate, min, max, onChoose }: CalendarProps): ReactNode {
  const t = usePhrases();
  const [thisYear] = useState(() => new Date().getFullYear());
  const first = Number(min?.slice(0, 4) ?? thisYear - yearsBack);
  const last = Number(max?.slice(0, 4) ?? thisYear + yearsForward);
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  const months = Array.from({ length: 12 }, (_, index) => format(new Date(2026, index, 1), 'MMMM'));
  return (
    <div className={styles.calendar}>
      <DatePicker
        inline
        selected={localDate === undefined ? null : dateOf(localDate)}
        {...(min === undefined ? {} : { minDate: dateOf(min) })}
        {...(max === undefined ? {} : { maxDate: dateOf(max) })}
        locale={enUS}
        chooseDayAriaLabelPrefix=""
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
