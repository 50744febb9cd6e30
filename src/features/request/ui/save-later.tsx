import dynamic from 'next/dynamic';
import { useEffect, useState, type ReactNode } from 'react';
import { emptyPatientForm } from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import type { FormControl } from '@/ui/form/form-control';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import type { SaveProps } from './save-props';
import styles from '@/features/appointment/ui/form.module.css';

const SaveDialog = dynamic(() => import('./save-dialog').then((module) => module.SaveDialog), { ssr: false });

/** Who has typed something and then nothing for so long may have been called away. */
const pauseMs = 5 * 60_000;

/** Offers to finish a form later: by a button, and in words after a long pause. @requirement J9 */
export function SaveLater(props: SaveProps): ReactNode {
  const t = usePhrases();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isPausing = usePause(props.form.values);
  return (
    <div className={styles.later}>
      <p className="without-script">
        {t('Finishing this form later needs JavaScript, which is off in this browser.')}{' '}
        {t('You can also ask for a visit by phone: 1-888-824-0200.')}
      </p>
      <div className="needs-script">
        <LiveRegion isVisible>
          {isPausing ? t('Do you need more time? You can save your answers and finish later.') : ''}
        </LiveRegion>
        <Button
          variant="secondary"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          {t('Save and finish later')}
        </Button>
      </div>
      {wasOpened ? <SaveDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Whether something stands in the form and nothing was changed for a long time. */
function usePause(values: FormControl<PatientField>['values']): boolean {
  const [pausedAt, setPausedAt] = useState<typeof values>();
  useEffect(() => {
    const timer = setTimeout(() => setPausedAt(values), pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  const isTouched =
    values.firstName !== emptyPatientForm.firstName || values.concerns !== emptyPatientForm.concerns;
  return pausedAt === values && isTouched;
}
