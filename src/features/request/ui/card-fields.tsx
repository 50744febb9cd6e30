import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { cardSides, type CardSide } from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import { usePhrases } from '@/i18n/use-phrases';
import { FileField } from '@/ui/field/FileField';
import type { FormControl } from '@/ui/form/form-control';
import { cardFiles, type CardsControl } from '../state/use-cards';
import styles from '@/features/appointment/ui/form.module.css';

const Picture = dynamic(() => import('./picture').then((file) => file.Picture), { ssr: false });

/** Long side of a preview, pixels: twice its size on the page. */
const previewSide = 480;

type CardFieldsProps = {
  readonly form: FormControl<PatientField>;
  readonly cards: CardsControl;
  /** The form came back without scripts, and without the files that it was sent with. */
  readonly hasLostFiles: boolean;
};

/** Pictures of both sides of the insurance card; nobody must have one. @requirement J9 */
export function CardFields({ form, cards, hasLostFiles }: CardFieldsProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <p className={styles.hint}>
        {t(
          'A picture of your insurance card can save you a call. JPEG, PNG, HEIC or PDF, 10 MB at most. We keep what can be seen on it, and remove where and when it was taken.',
        )}
      </p>
      {hasLostFiles ? (
        <p>
          <strong>{t('Please choose the pictures of your card again. Browsers do not keep them.')}</strong>
        </p>
      ) : null}
      {cardSides.map((side) => (
        <CardField key={side} side={side} form={form} cards={cards} />
      ))}
    </>
  );
}

function CardField({
  side,
  form,
  cards,
}: Omit<CardFieldsProps, 'hasLostFiles'> & { readonly side: CardSide }): ReactNode {
  const t = usePhrases();
  const { id, name, label, error } = form.field(side);
  const picture = cards.pictures[side];
  return (
    <FileField
      id={id}
      name={name}
      label={label}
      error={error}
      isOptional
      accept={cardFiles}
      chosen={picture?.name}
      onFile={(file) => cards.choose(side, file)}
    >
      {picture?.bitmap ? (
        <Picture bitmap={picture.bitmap} side={previewSide} label={`${t('Preview')}: ${label}`} />
      ) : null}
      {picture?.isUnseen ? (
        <span className={styles.hint}>{t('This browser cannot show the file. We can read it.')}</span>
      ) : null}
    </FileField>
  );
}
