import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { addressOf, useSearchParts } from '../page/search-context';
import type { GoogleFrameProps } from './google-frame';
import { isGoogleDocument, withGoogleMap } from './google-document';
import { MapFrame } from './map-frame';
import type { MapFrameProps } from './place';
import styles from './chosen-map.module.css';

/**
 * Our own map, or Google's for visitors who chose it for this document. Nothing is sent to Google before that. Our own
 * map replaces Google's when it fails.
 * @requirement B8 E9
 */
export function ChosenMap(props: MapFrameProps): ReactNode {
  const { googleMap } = useSearchParts();
  const [GoogleFrame, setGoogleFrame] = useState<ComponentType<GoogleFrameProps>>();
  const [hasFailed, setFailed] = useState(false);
  const isGoogle = googleMap !== null && isGoogleDocument() && !hasFailed;
  useEffect(() => {
    if (isGoogle) void import('./google-frame').then((module) => setGoogleFrame(() => module.GoogleFrame));
  }, [isGoogle]);
  return (
    <>
      {!isGoogle ? (
        <MapFrame {...props} />
      ) : GoogleFrame ? (
        <GoogleFrame {...props} setup={googleMap} onFailure={() => setFailed(true)} />
      ) : null}
      {googleMap ? <MapChoice isGoogle={isGoogle} hasFailed={hasFailed} /> : null}
    </>
  );
}

function MapChoice({
  isGoogle,
  hasFailed,
}: {
  readonly isGoogle: boolean;
  readonly hasFailed: boolean;
}): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { state } = useSearchParts();
  const address = addressOf(page, state);
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
