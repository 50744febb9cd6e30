import { useEffect, useState } from 'react';
import type { RequestPhysician } from '@/contracts/request-list';
import type { RequestFormData } from '../model/request-data';

/** The physicians by whom a request form narrows its lists. */
export type RequestLists =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly physicians: readonly RequestPhysician[] };

/**
 * Fetches the list of physicians once the page is there. A failure stops nobody: the lists are open then, and wide.
 * @param patients - children: only physicians who treat them
 * @requirement J2
 */
export function useRequestLists(patients: RequestFormData['patients']): RequestLists {
  const [lists, setLists] = useState<RequestLists>({ status: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(`/api/requestApptData.json${patients ? `?patients=${patients}` : ''}`, {
          signal: abort.signal,
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        setLists({ status: 'loaded', physicians: (await response.json()) as readonly RequestPhysician[] });
      } catch {
        if (abort.signal.aborted) return;
        console.warn('The list of physicians could not be loaded.');
        setLists({ status: 'failed' });
      }
    };
    void load();
    return () => abort.abort();
  }, [patients]);
  return lists;
}
