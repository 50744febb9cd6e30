import { laterText } from '../later-text';

/** What the network gives: the page's data by its address, or nothing at all. */
let answers: Record<string, unknown> | undefined;
export const asked: string[] = [];
/** The moment of the document, as the last request named it. */
let named: string | null = null;
export const namedMoment = () => named;

/** Answers requests for data as the network would. */
export function answerData(): void {
  globalThis.fetch = async (input, init) => {
    asked.push(String(input));
    named = new Headers(init?.headers).get('x-page-moment');
    if (!answers) throw new TypeError('no network');
    return { json: () => Promise.resolve(answers?.[String(input)]) } as Response;
  };
}

/** A document as the server sends it, with its script run. @param html - the visible part */
export function openPage(
  html: string,
  {
    cookies = [] as readonly string[],
    choices = [] as readonly string[],
    kept = [] as readonly string[],
    pageProps = { a: 1 } as object | null,
    hasData = false,
    isLate = true,
  } = {},
) {
  asked.length = 0;
  answers = pageProps ? { '/data.json': { pageProps } } : undefined;
  document.head.replaceChildren();
  document.body.innerHTML = `${html}
    <script id="__NEXT_DATA__" type="application/json">{"props":{},"page":"/x"}</script>`;
  if (isLate)
    document.body.innerHTML += `<script id="late-scripts" type="application/json">["/one.js","/two.js"]</script>
      <script id="late" type="application/json">${JSON.stringify({ cookies, choices, kept, ...(hasData ? {} : { data: '/data.json', moment: 'm1' }) })}</script>`;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  // A page runs it once; what an earlier page of these tests listens to must hear nothing more.
  const ended = new AbortController();
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (name: string, listener: EventListener, options: object) =>
    listen(name, listener, { ...options, capture: true, signal: ended.signal });
  const hear = window.addEventListener.bind(window);
  window.addEventListener = (
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | object,
  ) =>
    hear(name, listener, {
      ...(typeof options === 'object' ? options : { capture: options ?? false }),
      signal: ended.signal,
    });
  const script = document.createElement('script');
  script.textContent = laterText();
  document.body.append(script);
  document.addEventListener = listen as typeof document.addEventListener;
  window.addEventListener = hear as typeof window.addEventListener;
  return ended;
}

/** The scripts that the page asks for. */
export const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** What stands in the document as the page's data. */
export const data = () => JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? '') as object;
/** The framework has taken the page over. */
export const hydrate = () => window.dispatchEvent(new Event('hydrated'));
