/** The server's renderer (`server/react-renderer.ts`) is not among the framework's modules: they meet here. */
const place = Symbol.for('foyer.rendered-text');
type Taker = { text?: string };
const shared = globalThis as { [place]?: Taker | undefined };

/**
 * Takes the text of a page from the renderer, which otherwise goes through the framework as bytes that become text again.
 * @param render - has the framework render a page; it asks the renderer before it waits for anything
 * @returns what the framework made, and the page's text; undefined where another renderer made it
 * @requirement O8
 */
export async function takingText<Made>(
  render: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly text: string | undefined }> {
  const taker: Taker = {};
  shared[place] = taker;
  let making: Promise<Made>;
  try {
    making = render();
  } finally {
    shared[place] = undefined;
  }
  return { made: await making, text: taker.text };
}

/** Hands a text to whoever takes it. @returns what is left for the framework @requirement O8 */
export function handText(text: string): string {
  const taker = shared[place];
  if (!taker) return text;
  shared[place] = undefined;
  taker.text = text;
  return '';
}
