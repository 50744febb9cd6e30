import { useEffect, useEffectEvent } from 'react';
import type { PatientField } from '@/domain/patient-form/fields';
import { emptyPatientForm, storedFields } from '@/domain/patient-form/form';
import { purgeIfIdle } from '@/features/appointment/state/session';
import { readScheduleData } from '@/features/appointment/state/schedule-data';
import type { FormControl } from '@/ui/form/form-control';

/** Fills empty fields with what this tab knows from scheduling: nobody types it twice. @requirement J1 J8 */
export function usePrefill({ values, change }: FormControl<PatientField>): void {
  const fill = useEffectEvent(() => {
    purgeIfIdle(Date.now());
    const data = readScheduleData();
    const known = storedFields.flatMap((name) => {
      const value = data[name];
      return value && values[name] === emptyPatientForm[name] ? [[name, value]] : [];
    });
    change({ ...Object.fromEntries(known), ...(data.isWorkersComp ? { isWorkersComp: 'true' } : {}) });
  });
  useEffect(() => fill(), []);
}
