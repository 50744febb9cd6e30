import { defaultMaxLength, type FieldProblem, type FieldRule } from '@/lib/form-rules';
import { exampleDate } from '@/lib/dates';
import type { Translate } from '@/i18n/use-phrases';

/**
 * A problem in words.
 * @param field - its label (empty where it has none), and the author's own words for a wrong value
 * @requirement K1
 */
export function problemText(
  t: Translate,
  problem: FieldProblem,
  field: {
    readonly label: string;
    readonly rule?: FieldRule | undefined;
    readonly message?: string | undefined;
  },
): string {
  switch (problem) {
    case 'blank':
      return field.label
        ? t('{item} Is Required', { item: field.label.replaceAll(/^¿|[?؟]$/g, '') })
        : t('Required');
    case 'email':
      return t('Please enter a correctly formatted email address');
    case 'tooLong':
      return t('Please enter no more than {count} characters', {
        count: field.rule?.maxLength ?? defaultMaxLength,
      });
    case 'phone':
      return field.message ?? t('Please enter a phone number with 10 digits, like 312-555-0142');
    case 'foreignPhone':
      return t(
        'A US number has 10 digits, like 312-555-0142. If yours is from another country, please call us: 1-888-824-0200',
      );
    case 'tel':
      return t('Please enter a phone number with its country code, like +44 20 7946 0018');
    case 'zip':
      return field.message ?? t('Please enter a ZIP code with 5 or 9 digits, like 60637');
    case 'noSuchDay':
      return `${t('There is no such day in that year.')} ${problemText(t, 'date', field)}`;
    case 'monthFirst':
      return t('Please write the month first, then the day, like {date}', {
        date: exampleDate(field.rule?.earliest),
      });
    case 'date':
      return (
        field.message ??
        t('Please enter a date as MM-DD-YYYY, like {date}', { date: exampleDate(field.rule?.earliest) })
      );
    case 'future':
      return field.message ?? t('Please enter a date that is not in the future');
    case 'past':
      return field.message ?? t('Please enter a date that is not in the past');
    case 'beforeFirst':
      return t('The last date must not be before the first one');
    case 'tooYoung':
      if (field.rule?.age?.isOnlyAge)
        return t(
          'This doctor sees adults only. Check the date, find a doctor for a child with the link on this page, or call us: 1-888-824-0200',
        );
      return t(
        'The patient must be 18 or over. Check the date, choose a visit for a child, or call us: 1-888-824-0200',
      );
    case 'tooOld':
      if (field.rule?.age?.isOnlyAge)
        return t(
          'This doctor sees children only. Check the date, find a doctor for an adult with the link on this page, or call us: 1-888-824-0200',
        );
      return t(
        'The patient must be under 18. Check the date, choose a visit for an adult, or call us: 1-888-824-0200',
      );
    case 'fileType':
      return t('Please choose a photo (JPEG, PNG or HEIC) or a PDF');
    case 'fileSize':
      return t('Please choose a file of 10 MB at most');
    case 'fileBroken':
      return t('This file could not be read. Please choose another one, or send the form without it');
    case 'invalid':
      return field.message ?? t('Please enter a valid value');
  }
}
