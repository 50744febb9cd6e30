/** What the stand-in's program offers to a test, in the window of the edited page. */
export type EditorWindow = {
  /** Changes a field as the editor's dialogs and its inline editing do. @returns what hinders it; '' for nothing */
  readonly editField: (name: string, to: { readonly raw: string; readonly html: string }) => string;
  /** Whether an author can see a field. */
  readonly isSeen: (name: string) => boolean;
  /** What the page shows of a field. */
  readonly shownOf: (name: string) => string;
  /** Sends the values of all fields to the editor. */
  readonly saveFields: () => Promise<void>;
};

/**
 * What the Experience Editor does in a page: it is sent to the browser as text, and uses nothing of this file. It finds the
 * chromes, marks them, writes a word into empty texts, keeps links from being followed, and edits fields between their
 * chromes.
 */
export function editorProgram(): void {
  const mark = () => {
    for (const chrome of document.querySelectorAll('code[type="text/sitecore"], .scChromeData')) {
      (chrome as HTMLElement).style.display = 'none';
      chrome.setAttribute('sc-part-of', chrome.getAttribute('chrometype') ?? 'field');
    }
    for (const input of document.querySelectorAll('.scWebEditInput')) {
      input.classList.add('scEnabledChrome');
      input.setAttribute('autocomplete', 'off');
      if (input.innerHTML === '') {
        input.innerHTML = input.getAttribute('scDefaultText') ?? '[No text in field]';
        input.setAttribute('scWatermark', 'true');
      }
    }
  };
  /** The nodes between the two chromes of a picture, a link, a date. */
  const between = (open: Element): ChildNode[] => {
    const nodes: ChildNode[] = [];
    for (
      let node = open.nextSibling;
      node && !(node instanceof Element && node.getAttribute('kind') === 'close');
      node = node.nextSibling
    )
      nodes.push(node);
    return nodes;
  };
  const editor: EditorWindow = {
    editField(name, { raw, html }) {
      const input = document.querySelector(`input[name="${name}"]`);
      const place = document.querySelector(`[id="${name}_edit"]`);
      if (!(input instanceof HTMLInputElement) || !place) return `${name}: nowhere`;
      if (place.localName === 'code') {
        for (const node of between(place)) node.remove();
        place.insertAdjacentHTML('afterend', html);
      } else {
        place.innerHTML = html;
        place.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      input.value = raw;
      return '';
    },
    isSeen(name) {
      const place = document.querySelector(`[id="${name}_edit"]`);
      const shown =
        place?.localName === 'code' ? between(place).find((node) => node instanceof Element) : place;
      return (shown as Element | undefined)?.checkVisibility({ visibilityProperty: true }) === true;
    },
    shownOf(name) {
      const place = document.querySelector(`[id="${name}_edit"]`);
      if (!place) return '';
      if (place.localName !== 'code') return place.innerHTML;
      return between(place)
        .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')))
        .join('');
    },
    async saveFields() {
      const values = new URLSearchParams();
      for (const input of document.querySelectorAll<HTMLInputElement>('input.scFieldValue'))
        values.append(input.name, input.value);
      await fetch('/save', { method: 'POST', body: values });
    },
  };
  Object.assign(window, editor, { Sitecore: { PageModes: { ChromeManager: { resetChromes: mark } } } });
  document.addEventListener('click', (event) => event.preventDefault(), true);
  mark();
  addEventListener('load', mark);
}
