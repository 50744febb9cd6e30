import { useEffect, useRef, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './modal.module.css';

type ModalProps = {
  readonly id: string;
  readonly isOpen: boolean;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'narrow' | 'wide';
};

/**
 * A native modal dialog: focus goes in, stays in and comes back by itself. Esc closes; a click beside it does not.
 * @requirement I5
 * @decision Q40
 */
export function Modal({ id, isOpen, labelledBy, onClose, children, size = 'wide' }: ModalProps): ReactNode {
  const t = usePhrases();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    opener.current = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      if (element.open) element.close();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    };
  }, [isOpen]);

  return (
    <dialog
      id={id}
      ref={dialog}
      className={size === 'wide' ? styles.wide : styles.narrow}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // Closing is a matter of state; the element follows.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {isOpen ? (
        <>
          <button type="button" className={styles.close} onClick={onClose}>
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">{t('Close')}</span>
          </button>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
