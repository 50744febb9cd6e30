/** What the visitor did to controls that are about to be replaced by others of the same look. */
export type Carried = {
  readonly focused: string;
  readonly pressed: string;
  readonly fields: ReadonlyMap<string, string>;
};

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Controls by what they are called, which is the same before and after. */
function controlsIn(box: Element): ReadonlyMap<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const element of box.querySelectorAll<HTMLElement>('button, input, select, a[href]'))
    controls.set(nameOf(element), element);
  return controls;
}

function nameOf(element: HTMLElement): string {
  const label = isField(element) ? element.labels?.[0] : element;
  return `${element.tagName} ${element.getAttribute('aria-label') ?? label?.textContent ?? ''}`;
}

const valueOf = (field: Field): string =>
  field instanceof HTMLInputElement ? String(field.checked) : field.value;

/**
 * Reads the controls of a box before it is replaced.
 * @param pressed - the button that was pressed last
 * @requirement D10
 */
export function readControls(box: Element, pressed: HTMLElement | undefined): Carried {
  const { activeElement } = document;
  const isInside = activeElement instanceof HTMLElement && box.contains(activeElement);
  const fields = [...controlsIn(box)].flatMap(([name, element]) =>
    isField(element) ? [[name, valueOf(element)] as const] : [],
  );
  return {
    focused: isInside ? nameOf(activeElement) : '',
    pressed: pressed ? nameOf(pressed) : '',
    fields: new Map(fields),
  };
}

/** Gives the focus to the control that had it before under the same name. @requirement D10 */
export function focusAgain(box: Element, { focused }: Carried): void {
  controlsIn(box).get(focused)?.focus({ preventScroll: true });
}

/**
 * Chooses and presses again what was chosen and pressed before. Whoever said that the visit is for somebody else looked at times of
 * another kind of visit: none of those is taken.
 * @requirement D10
 */
export function repeatActs(box: Element, { pressed, fields }: Carried): void {
  const controls = controlsIn(box);
  let isForAnother = false;
  for (const [name, value] of fields) {
    const field = controls.get(name);
    if (!field || !isField(field) || valueOf(field) === value) continue;
    if (field instanceof HTMLSelectElement) {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field.type === 'checkbox' || value === 'true') {
      isForAnother ||= field.type === 'radio';
      field.click();
    }
  }
  if (!isForAnother) controls.get(pressed)?.click();
}
