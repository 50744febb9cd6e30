import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { isPutAway, putAway } from '@/blocks/PageLoadModal/dismissed-modal';
import { readModal } from '@/blocks/PageLoadModal/fields';
import type { BlockProps } from '@/cms/block';
import { canOptimize, Image } from '@/cms/fields/image';
import { imageOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { optimizedImage } from '@/cms/optimized-image';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import styles from '@/blocks/PageLoadModal/PageLoadModal.module.css';

/**
 * An announcement in a window over the page, once the page has loaded: it is in no page that the server sends. Closing it
 * puts it away for this session; its button, for a year as well.
 * @requirement M4
 * @decision Q21
 */
export function PageLoadModal({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing, isPreview } = usePage();
  const { cookieName, title, intro, image, mobileImage, button, isEmpty } = readModal(fields);
  const [isClosed, setIsClosed] = useState(false);
  // Only the browser knows who has put it away: the server's page is without it.
  const isWanted = useSyncExternalStore(noChanges, () => !isPutAway(cookieName), onServer);

  if (isEditing) return <Placeholder what={isEmpty ? '' : title} hasName={cookieName !== ''} />;
  if (isEmpty || cookieName === '' || isClosed || !isWanted) return null;
  const close = (forYear: boolean) => {
    putAway(cookieName, { forYear });
    setIsClosed(true);
  };
  return (
    <Dialog
      isOpen
      onClose={() => close(false)}
      title={title === '' ? t('Announcement') : <Spoken text={title} />}
      message={<RichText field={intro} />}
    >
      {imageOf(image) ? (
        <picture className={styles.picture}>
          {mobileImage ? (
            <source
              media="(width < 48rem)"
              srcSet={
                isPreview || !canOptimize(mobileImage.src)
                  ? mobileImage.src
                  : optimizedImage(mobileImage.src, { width: mobileImage.width ?? 640, sizes }).srcSet
              }
              sizes={sizes}
            />
          ) : null}
          <Image field={image} sizes={sizes} />
        </picture>
      ) : null}
      <Button onClick={() => close(true)}>{button === '' ? t('OK') : <Spoken text={button} />}</Button>
    </Dialog>
  );
}

/** How wide its picture is shown. */
const sizes = '(max-width: 34rem) 100vw, 32rem';
const noChanges = () => () => undefined;
const onServer = () => false;

/** What authors see in place of the window. */
function Placeholder({ what, hasName }: { readonly what: string; readonly hasName: boolean }): ReactNode {
  return (
    <AuthorNotice>
      {['PageLoadModal', what].filter(Boolean).join(': ')}
      {hasName ? '' : ' (cookieName is required: visitors see nothing)'}
    </AuthorNotice>
  );
}
