import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { imageOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/blocks/ForefrontArticle/ForefrontArticle.module.css';

type ArticleVideoProps = { readonly url: string; readonly title: string; readonly poster: Field };

/** The film of an article: its picture and the way to where it plays. The player's place is here. @requirement H4 */
export function ArticleVideo({ url, title, poster }: ArticleVideoProps): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.video}>
      {imageOf(poster) ? (
        <Image
          field={poster}
          alt=""
          sizes="(max-width: 848px) 100vw, 848px"
          className={styles.picture}
          isHero
        />
      ) : null}
      <p>
        <Link field={{ href: url }} className={buttonClass('primary')}>
          <Icon name="play" size="m" />
          {t('Watch the video')}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </p>
    </div>
  );
}
