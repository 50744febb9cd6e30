/**
 * Keeps a pressed button in the window when what stands before it gets shorter.
 * @param pressed - the button, which has the focus
 * @requirement E5 G8
 */
export function keepInView(pressed: Element): void {
  requestAnimationFrame(() => pressed.scrollIntoView?.({ block: 'nearest' }));
}
