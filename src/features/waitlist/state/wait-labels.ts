import type { Translate } from '@/i18n/use-phrases';
import type { WaitField } from '../model/wait-form';

/** The names of the form's fields, in the words of the page. */
export function waitLabels(t: Translate): Readonly<Record<WaitField, string>> {
  return {
    email: t('Email'),
    earliest: t('Earliest date'),
    latest: t('Latest date'),
    timeOfDay: t('Time of day'),
  };
}
