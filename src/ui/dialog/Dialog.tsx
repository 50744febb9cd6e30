import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/ui/dialog/Dialog.module.css';

type DialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The dialog's name, shown as its heading. */
  readonly title: ReactNode;
  /** The heading; a dialog with several steps moves the focus there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** What a dialog says that interrupts: it is spoken with the title, before anything can be pressed. */
  readonly message?: ReactNode;
  readonly children?: ReactNode;
  readonly id?: string;
  readonly size?: 'narrow' | 'wide' | 'side';
  /** Whether a click outside closes the dialog. */
  readonly closeOnOutside?: boolean;
  /** Whether there is a close button; Escape always closes. */
  readonly hasClose?: boolean;
};

/**
 * A native modal dialog. The browser keeps the focus inside and the page behind it inert. On close the focus returns to
 * where it was. Children are rendered only while the dialog is open.
 * @requirement I5
 * @decision Q40
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  headingRef,
  message,
  children,
  id,
  size = 'narrow',
  closeOnOutside = false,
  hasClose = true,
}: DialogProps): ReactNode {
  const t = usePhrases();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      if (element.open) element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  return (
    // Escape closes the dialog through onCancel; the click handler does the same for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      aria-describedby={message ? `${titleId}-message` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        if (closeOnOutside && event.target === dialog.current) onClose();
      }}
    >
      {isOpen ? (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
              {title}
            </h2>
            {hasClose ? (
              <button type="button" className={styles.close} onClick={onClose}>
                <Icon name="x" size="m" />
                <span className="visually-hidden">{t('Close')}</span>
              </button>
            ) : null}
          </div>
          {message ? <div id={`${titleId}-message`}>{message}</div> : null}
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
