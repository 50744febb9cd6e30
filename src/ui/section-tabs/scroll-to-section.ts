/** Whether the open panel stands beside the buttons: it then begins where all of the sections begin. */
function isBeside(sections: HTMLElement | null): sections is HTMLElement {
  return sections !== null && getComputedStyle(sections).display === 'grid';
}

/**
 * Brings an opened section into sight: from its panel's heading where the panel stands beside the buttons, else from its
 * button.
 * @param button - of the section
 * @requirement M5
 */
export function scrollToSection(sections: HTMLElement | null, button: HTMLElement | null): void {
  const first = isBeside(sections) ? sections : button;
  first?.scrollIntoView?.({ block: 'start' });
}

/**
 * Brings the beginning of the open panel back into sight when it stands beside the buttons and begins above the screen.
 * @requirement M5
 */
export function keepPanelInSight(sections: HTMLElement | null): void {
  if (isBeside(sections) && sections.getBoundingClientRect().top < 0) scrollToSection(sections, null);
}
