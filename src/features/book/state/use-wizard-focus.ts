import { useEffect, useRef, type RefObject } from 'react';
import type { Choice } from './use-choice';

/**
 * Moves the focus to the dialog's heading when a step opens.
 * @returns the ref of the heading
 * @requirement I5
 */
export function useWizardFocus({
  wizard,
  isOpen,
  alternatives,
}: Choice): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = wizard;
  const place = step.name === 'care' ? `care ${step.questionIndex}` : step.name;
  const isOffering = alternatives !== undefined;
  useEffect(() => {
    if (isOpen && !isOffering) heading.current?.focus();
    // Offers take the focus themselves and leave it where the visitor chose.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, place]);
  useEffect(() => {
    if (isOpen && !isOffering && document.activeElement === document.body) heading.current?.focus();
  }, [isOpen, isOffering]);
  return heading;
}
