import { useState, type ReactNode } from 'react';
import type { OpenRequest, RequestPicture } from '@/contracts/request-desk';
import { callScheduling } from '@/features/appointment/state/api';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Picture } from './picture';

type Name = OpenRequest['pictures'][number];

const labels = {
  InsuranceCardFront: 'Front of the insurance card',
  InsuranceCardBack: 'Back of the insurance card',
} as const satisfies Record<Name, string>;

/** Most pixels of the long side: as many as a picture is kept with. */
const side = 2000;

type DeskPictureProps = { readonly picture: Name; readonly code: { readonly current: string } };

/** A picture of the insurance card, fetched when somebody wants to see it: each time is noted. @requirement J9 */
export function DeskPicture({ picture, code }: DeskPictureProps): ReactNode {
  const t = usePhrases();
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [hasFailed, setFailed] = useState(false);
  const label = t(labels[picture]);
  const show = async () => {
    setFailed(false);
    const answer = await callScheduling<RequestPicture>('request-picture', { code: code.current, picture });
    if (!answer.ok) return setFailed(true);
    const bytes = Uint8Array.from(atob(answer.value.jpeg), (letter) => letter.charCodeAt(0));
    await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).then(setBitmap, () => setFailed(true));
  };
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      {bitmap ? (
        <Picture bitmap={bitmap} label={label} side={side} isLarge />
      ) : (
        <Button
          variant="secondary"
          aria-label={`${t('Show the picture')}: ${label}`}
          onClick={() => void show()}
        >
          {t('Show the picture')}
        </Button>
      )}
      <p role="alert">{hasFailed ? t('That did not work. Please try again.') : null}</p>
    </section>
  );
}
