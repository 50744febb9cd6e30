import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/ui/notice/Notice.module.css';

type NoticeProps = {
  readonly tone?: 'info' | 'success' | 'warning' | 'error';
  /** Has the same meaning as the colour. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `status` or `alert` for a notice that appears in an open page. */
  readonly role?: 'status' | 'alert';
};

const signs = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
} as const;

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, role }: NoticeProps): ReactNode {
  return (
    <div role={role} className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={signs[tone]} size="m" className={styles.sign} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
