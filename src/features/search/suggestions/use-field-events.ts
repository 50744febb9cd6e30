import { useEffect, useEffectEvent, type RefObject } from 'react';

export type FieldEvents = {
  /** The field's text, trimmed, after each change. */
  readonly onText: (text: string) => void;
  /** @returns whether the key was meant for the list; the field then ignores it */
  readonly onKey: (key: string) => boolean;
  /** The field loses the focus. */
  readonly onLeave: () => void;
};

/**
 * Listens to a field that another component renders. That component loads before the code of the list, so the field
 * may already hold text: it is read once at the start.
 */
export function useFieldEvents(input: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const onInput = useEffectEvent((field: HTMLInputElement) => events.onText(field.value.trim()));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // An input method uses the same keys to choose among its candidates.
    if (!event.isComposing && events.onKey(event.key)) event.preventDefault();
  });
  const onLeave = useEffectEvent(() => events.onLeave());

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const onText = () => onInput(field);
    const onPress = (event: KeyboardEvent) => onKeyDown(event);
    const onBlur = () => onLeave();
    field.addEventListener('input', onText);
    field.addEventListener('keydown', onPress);
    field.addEventListener('blur', onBlur);
    // The words of the page itself may have been typed again.
    const isTyped = field.value !== field.defaultValue || field.dataset.typed !== undefined;
    field.removeAttribute('data-typed');
    if (document.activeElement === field && isTyped) onText();
    return () => {
      field.removeEventListener('input', onText);
      field.removeEventListener('keydown', onPress);
      field.removeEventListener('blur', onBlur);
    };
  }, [input]);
}
