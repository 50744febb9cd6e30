import { endOfWeek, format, startOfWeek } from 'date-fns';
import { calendarLocale } from './calendar-locale';

const leapDay = new Date(1980, 1, 29);

test.each([
  ['en', 'Friday, February 29, 1980', 'Fri', 'Sunday'],
  ['es-MX', 'viernes, 29 de febrero de 1980', 'vie', 'domingo'],
  ['ar', 'الجمعة، 29 فبراير 1980', 'ج', 'السبت'],
  ['de', 'Freitag, 29. Februar 1980', 'Fr', 'Montag'],
])(
  '[K4] in %s a day is called %p, its column %p, and the week begins with %p',
  (language, day, column, first) => {
    const locale = calendarLocale(language);
    // The calendar's own names of days, columns and months.
    expect(format(leapDay, 'PPPP', { locale })).toBe(day);
    expect(format(leapDay, 'EEEEEE', { locale }).replace('.', '')).toBe(column);
    expect(format(startOfWeek(leapDay, { locale }), 'EEEE', { locale })).toBe(first);
    expect(endOfWeek(leapDay, { locale }).getDay()).toBe((startOfWeek(leapDay, { locale }).getDay() + 6) % 7);
  },
);
