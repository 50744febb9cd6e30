import type { ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import type { Field } from '@/cms/layout-data';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './video.module.css';

type TranscriptProps = {
  readonly field: Field;
  readonly id?: string;
  readonly isInitiallyOpen?: boolean;
};

/** What is said in a video, behind its title; nothing without a text. Authors see it open. @requirement L1 L2 L3 */
export function Transcript({ field, id, isInitiallyOpen = false }: TranscriptProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (textOf(field) === '') return null;
  return (
    <details id={id} className={styles.transcript} open={isInitiallyOpen || isEditing}>
      <summary>{t('Video Transcript')}</summary>
      <RichText field={field} />
    </details>
  );
}
