import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { Hit } from '@/contracts/search';
import { mostMarks, pictureHref, pictureSizes, roomyScreens, type Mark } from '@/domain/map/picture-address';
import { isForChildren } from '@/domain/subsites';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import styles from './map-beside.module.css';

type MapBesideProps = {
  readonly hits: readonly Hit[];
  /** The number of the first of them in the list. */
  readonly first: number;
  readonly onOpen: () => void;
};

/** Places among results, each with its number in the list. */
function marksOf(hits: readonly Hit[], first: number): readonly Mark[] {
  return hits.flatMap((hit, at) =>
    hit.type === 'location' && hit.position ? [{ ...hit.position, number: first + at }] : [],
  );
}

/**
 * Where the places of the list are, beside it in a wide window: a picture, which needs no scripts. The map that can be
 * moved comes for whoever presses it.
 * @requirement B8 E9
 */
export function MapBeside({ hits, first, onOpen }: MapBesideProps): ReactNode {
  const t = usePhrases();
  const { pathname } = usePage();
  const marks = marksOf(hits, first);
  if (marks.length === 0 || marks.length > mostMarks) return null;
  const picture = { marks, isForChildren: isForChildren(pathname) };
  return (
    <div className={styles.beside}>
      <picture>
        <source
          media={roomyScreens}
          srcSet={pictureHref({ ...picture, size: 'tall' })}
          {...pictureSizes.tall}
        />
        {/* The optimizer takes no SVG, and the picture is small. */}
        {/* oxlint-disable-next-line nextjs/no-img-element */}
        <img
          className={styles.picture}
          src={pictureHref({ ...picture, size: 'slim' })}
          alt={t('Map of the results')}
          {...pictureSizes.slim}
          loading="lazy"
        />
      </picture>
      <button
        type="button"
        className={buttonClass('secondary', { className: `${styles.open} needs-script` })}
        onClick={onOpen}
      >
        {t('Open the map')}
      </button>
    </div>
  );
}
