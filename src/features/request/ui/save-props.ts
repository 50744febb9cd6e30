import type { PatientField } from '@/domain/patient-form/fields';
import type { FormControl } from '@/ui/form/form-control';
import type { SavedControl } from '../state/use-saved-request';

/** Props of the offer to finish a form later, and of its dialog. */
export type SaveProps = {
  readonly form: FormControl<PatientField>;
  readonly saved: SavedControl;
  readonly hasFiles: boolean;
};
