import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { hrefOn } from '@/cms/fields/link';
import { PhoneLink } from '@/cms/fields/phone-link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import type { MapItem } from './map-item';
import type { PopupPlace } from './popup-place';
import styles from './popup.module.css';

type PopupProps = {
  readonly item: MapItem;
  /** All places at its mark, itself among them, where no zoom parts them; none for one alone. */
  readonly mates: readonly MapItem[];
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
  /** Left out where the map places the popup itself. */
  readonly place?: PopupPlace;
};

/** Details of the place chosen on a map, and the way to the others at its mark. @requirement E4 E10 */
export function Popup({ item, mates, onSelect, onClose, place }: PopupProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <div className={place ? styles.popup : styles.placed} style={place}>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="x" size="m" />
        <span className="visually-hidden">{t('Close')}</span>
      </button>
      <div className={styles.what}>
        {item.imageUrl ? (
          <Image
            field={{ value: { src: item.imageUrl, alt: '', width: 96, height: 72 } }}
            sizes="96px"
            className={styles.picture}
          />
        ) : null}
        <div>
          <strong>
            <Spoken text={item.mapAddressName} />
          </strong>
          <address>
            {item.addressLines.map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </div>
      </div>
      <p className={styles.links}>
        {item.directionsHref ? (
          <a href={item.directionsHref} target="_blank" rel="noopener">
            {t('Get Directions')}
            <span className="visually-hidden"> ({t('opens in a new window')})</span>
          </a>
        ) : null}
        <PhoneLink phone={item.phoneNumber} />
      </p>
      {mates.length > 0 ? (
        <ul className={styles.mates} aria-label={t('Places in this house')}>
          {mates.map(({ id, mapAddressName }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === item.id} onClick={() => onSelect(id)}>
                <Spoken text={mapAddressName} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {item.url ? (
        <a className={buttonClass('secondary')} href={hrefOn(page, item.url)}>
          {t('View Location Details')}
        </a>
      ) : null}
    </div>
  );
}
