import { useRef, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { controlAttributes, FieldFrame, GroupFrame, type FieldProps } from '@/ui/field/field-frame';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import styles from '@/ui/field/field.module.css';

type FileFieldProps = FieldProps & {
  /** Media types and file extensions, separated by commas. */
  readonly accept: string;
  /** Name of the chosen file; undefined while there is none. */
  readonly chosen: string | undefined;
  /** Called with the file, and with undefined when it is removed. */
  readonly onFile: (file: File | undefined) => void;
  /** Preview of the chosen file. */
  readonly children?: ReactNode;
};

/**
 * One file: the browser's own control, then the file's name, its preview and a button to remove it. The focus moves with
 * the change, so that people who use a keyboard keep their place.
 * @requirement J9
 */
export function FileField({ chosen, onFile, accept, children, ...field }: FileFieldProps): ReactNode {
  const t = usePhrases();
  const takesFocus = useRef(false);
  const follow = (element: HTMLElement | null) => {
    if (!element || !takesFocus.current) return;
    takesFocus.current = false;
    element.focus();
  };
  const change = (file: File | undefined) => {
    takesFocus.current = true;
    onFile(file);
  };
  return (
    <>
      {chosen === undefined ? (
        <FieldFrame {...field}>
          <input
            {...controlAttributes(field)}
            ref={follow}
            type="file"
            accept={accept}
            className={styles.file}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) change(file);
            }}
          />
        </FieldFrame>
      ) : (
        <GroupFrame {...field}>
          <div className={styles.chosen}>
            {children}
            <bdi className={styles.fileName}>{chosen}</bdi>
            <Button
              id={field.id}
              ref={follow}
              variant="secondary"
              aria-label={`${t('Remove')}: ${field.label}`}
              onClick={() => change(undefined)}
            >
              {t('Remove')}
            </Button>
          </div>
        </GroupFrame>
      )}
      <LiveRegion>{chosen === undefined ? '' : [chosen, field.error].filter(Boolean).join('. ')}</LiveRegion>
    </>
  );
}
