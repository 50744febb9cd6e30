import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { GoogleMapSetup } from '@/config/maps';
import { usePhrases } from '@/i18n/use-phrases';
import type { GoogleFrameProps } from './google-frame';
import { isGoogleDocument, withGoogleMap } from './google-document';
import { MapFrame } from './map-frame';
import type { MapFrameProps } from './map-item';
import styles from './chosen-map.module.css';

/** Google's map for visitors who choose it. */
export type GoogleOffer = {
  readonly setup: GoogleMapSetup;
  /** The address of this page with our own map. */
  readonly address: string;
};

export type ChosenMapProps = MapFrameProps & {
  /** null without a key. */
  readonly google: GoogleOffer | null;
};

/**
 * Our own map, or Google's for visitors who chose it for this document. Nothing is sent to Google before that. Our own
 * map replaces Google's when it fails.
 * @requirement B8 E9
 */
export function ChosenMap({ google, ...props }: ChosenMapProps): ReactNode {
  const [GoogleFrame, setGoogleFrame] = useState<ComponentType<GoogleFrameProps>>();
  const [hasFailed, setFailed] = useState(false);
  const isGoogle = google !== null && isGoogleDocument() && !hasFailed;
  useEffect(() => {
    if (!isGoogle) return;
    import('./google-frame').then(
      (module) => setGoogleFrame(() => module.GoogleFrame),
      () => setFailed(true),
    );
  }, [isGoogle]);
  return (
    <>
      {!isGoogle ? (
        <MapFrame {...props} />
      ) : GoogleFrame ? (
        <GoogleFrame {...props} setup={google.setup} onFailure={() => setFailed(true)} />
      ) : null}
      {google ? <MapChoice address={google.address} isGoogle={isGoogle} hasFailed={hasFailed} /> : null}
    </>
  );
}

type MapChoiceProps = {
  readonly address: string;
  readonly isGoogle: boolean;
  readonly hasFailed: boolean;
};

function MapChoice({ address, isGoogle, hasFailed }: MapChoiceProps): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.choice}>
      {/* Rendered from the start: a live region announces only what is added to it later. */}
      <output>{hasFailed ? t('Google’s map cannot be shown right now. This is our own.') : null}</output>
      {hasFailed ? null : isGoogle ? (
        <a href={address}>{t('Show our own map')}</a>
      ) : (
        <p>
          <a href={withGoogleMap(address)} rel="nofollow">
            {t('Show Google’s map')}
          </a>
          {t('Google then learns your internet address and where you look.')}
        </p>
      )}
    </div>
  );
}
