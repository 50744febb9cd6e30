import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether our script runs: false in the HTML that the server sends and in its first rendering here. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
