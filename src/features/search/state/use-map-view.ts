import { useEffect, useState } from 'react';

const key = 'searchMapView';

/**
 * Whether results stand on a map, kept for the session. The first rendering is the list: it is what the server made.
 * @requirement B8
 */
export function useMapView(isOffered: boolean): readonly [boolean, (isMap: boolean) => void] {
  const [isMap, setMap] = useState(false);
  useEffect(() => {
    // The server cannot know: what was chosen before comes after the first rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isOffered && sessionStorage.getItem(key) === 'true') setMap(true);
  }, [isOffered]);
  const choose = (wanted: boolean) => {
    sessionStorage.setItem(key, String(wanted));
    setMap(wanted);
  };
  return [isOffered && isMap, choose];
}
