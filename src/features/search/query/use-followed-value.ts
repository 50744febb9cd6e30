import { useEffect, useRef, type RefObject } from 'react';

/**
 * The reference of a field that follows a value that changes elsewhere: with Back, Forward or a suggested spelling. What
 * stands in it at first stays, because the visitor may have typed it before the page listened.
 * @param keepsFocused - leave alone what is being typed: the value follows the field, letter by letter
 * @requirement B2
 */
export function useFollowedValue(value: string, keepsFocused = false): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const followed = useRef(value);
  useEffect(() => {
    if (followed.current === value) return;
    followed.current = value;
    const isKept = keepsFocused && document.activeElement === input.current;
    if (input.current && !isKept) input.current.value = value;
  }, [value, keepsFocused]);
  return input;
}
