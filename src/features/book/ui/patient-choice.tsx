import { useId, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { RadioGroup } from '@/ui/field/RadioGroup';
import type { BookingProvider, PatientKind } from '@/features/appointment/model/visit';
import styles from '@/features/appointment/ui/appointment.module.css';

type PatientChoiceProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly onChange: (kind: Partial<PatientKind>) => void;
};

/**
 * New or returning, adult or child: together they decide the visit types. Who sees children alone is asked for their times
 * whoever looks, and the box says for whom they are.
 * @requirement I3
 * @decision ADR-0352
 */
export function PatientChoice({ provider, patient, onChange }: PatientChoiceProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  return (
    <div className={styles.kinds}>
      {provider.acceptsNewPatients ? (
        <RadioGroup
          id={`${id}-new`}
          label={t(
            patient.isAdultPatient
              ? 'Have you seen this provider before?'
              : 'Have you or your child seen this provider before?',
          )}
          value={String(patient.isNewPatient)}
          onValueChange={(value) => onChange({ isNewPatient: value === 'true' })}
          options={[
            ['true', t('New patient')],
            ['false', t('Returning patient')],
          ]}
          isBar
        />
      ) : (
        <p>{t('This provider sees returning patients only at this time.')}</p>
      )}
      {provider.seesAdults && provider.seesChildren ? (
        <RadioGroup
          id={`${id}-adult`}
          label={t('Who is the visit for?')}
          value={String(patient.isAdultPatient)}
          onValueChange={(value) => onChange({ isAdultPatient: value === 'true' })}
          options={[
            ['true', t('Adult (18 or over)')],
            ['false', t('Child (under 18)')],
          ]}
          isBar
        />
      ) : null}
      {provider.seesChildren && !provider.seesAdults ? (
        <p>{t('This provider is accepting pediatric patients')}</p>
      ) : null}
    </div>
  );
}
