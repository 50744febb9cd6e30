import { useCallback, useState, type ComponentType } from 'react';
import type { FilterDialogProps } from './filter-dialog';

export type FilterDialogControl = {
  readonly isOpen: boolean;
  /** Undefined until the dialog is opened for the first time: wide screens never load its code. */
  readonly FilterDialog: ComponentType<FilterDialogProps> | undefined;
  readonly open: () => void;
  readonly close: () => void;
};

/** Opens the filters as a dialog. Stays closed when its code cannot be loaded. @requirement B5 */
export function useFilterDialog(): FilterDialogControl {
  const [isOpen, setOpen] = useState(false);
  const [FilterDialog, setFilterDialog] = useState<ComponentType<FilterDialogProps>>();
  const close = useCallback(() => setOpen(false), []);
  const open = () => {
    setOpen(true);
    import('./filter-dialog').then((module) => setFilterDialog(() => module.FilterDialog), close);
  };
  return { isOpen, FilterDialog, open, close };
}
