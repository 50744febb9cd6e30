type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a press of a link asks the browser for another tab, a window or a download: then the page leaves it alone.
 * @requirement B26
 */
export function wantsNewTab({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
