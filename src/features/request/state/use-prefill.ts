import { useEffect, useEffectEvent } from 'react';
import type { PatientField } from '@/domain/patient-form/fields';
import { emptyPatientForm, storedFields } from '@/domain/patient-form/form';
import { purgeIfIdle } from '@/features/appointment/state/session';
import { readScheduleData } from '@/features/appointment/state/schedule-data';
import type { FormRules } from '@/lib/form-rules';
import type { FormControl } from '@/ui/form/form-control';

/**
 * Fills empty fields with what this tab knows from scheduling: nobody types it twice. A choice that this form does not offer
 * stays away: the short forms take no fax number.
 * @requirement J1 J5 J8
 */
export function usePrefill(
  { values, change }: FormControl<PatientField>,
  rules: FormRules<PatientField>,
): void {
  const fill = useEffectEvent(() => {
    purgeIfIdle(Date.now());
    const data = readScheduleData();
    const known = storedFields.flatMap((name) => {
      const value = data[name];
      const offered = rules[name]?.options;
      if (!value || (offered && !offered.includes(value))) return [];
      return values[name] === emptyPatientForm[name] ? [[name, value]] : [];
    });
    change({ ...Object.fromEntries(known), ...(data.isWorkersComp ? { isWorkersComp: 'true' } : {}) });
  });
  useEffect(() => fill(), []);
}
