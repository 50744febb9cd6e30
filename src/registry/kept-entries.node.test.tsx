import { useContext } from 'react';
import { renderToString } from 'react-dom/server.node';
import { DrawOnceContext } from '@/cms/draw-once';
import { PageContext, usePage, type Page } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { PhrasesContext, usePhrases } from '@/i18n/use-phrases';
import { textKey } from '@/lib/text-key';
import { noteUntranslated } from '#cms/untranslated';
import { stillMarkup } from '#cms/still-markup';

const drawn = jest.fn();
type Hit = { readonly title: string };

function Entry({ hit }: { readonly hit: Hit }) {
  drawn();
  const page = usePage();
  return (
    <b lang={page.language} className={page.theme}>
      <Spoken text={hit.title} /> {usePhrases()('Call')}
    </b>
  );
}

function Other({ hit }: { readonly hit: Hit }) {
  return <i>{hit.title}</i>;
}

function List({ hits, of: Kind }: { readonly hits: readonly Hit[]; readonly of: typeof Entry }) {
  const once = useContext(DrawOnceContext);
  return hits.map((hit) => (
    <li key={hit.title}>{once ? once.entry(<Kind hit={hit} />) : <Kind hit={hit} />}</li>
  ));
}

type Shown = { readonly page: Page; readonly phrases: Readonly<Record<string, string>> };
const english = { language: 'en', defaultLanguage: 'en', theme: 'main' } as Page;
const spanish = { ...english, language: 'es-MX' };
const ana = { title: 'Ana <Díaz> & "sons"' };
const ben = { title: 'Ben of the north side' };

function listOf({ page, phrases }: Shown, hits: readonly Hit[], kind = Entry) {
  const still = stillMarkup(() => ({ page, phrases }));
  const whole = (once: typeof still.draw | undefined) => (
    <DrawOnceContext value={once}>
      <PageContext value={page}>
        <PhrasesContext value={phrases}>
          <List hits={hits} of={kind} />
        </PhrasesContext>
      </PageContext>
    </DrawOnceContext>
  );
  const before = drawn.mock.calls.length;
  const made = still.whole(renderToString(whole(still.draw)));
  const times = drawn.mock.calls.length - before;
  return { made, times, plain: renderToString(whole(undefined)) };
}

test('[B26] [O8] an entry is drawn once for all lists, whose markup is the same as when it is drawn each time', () => {
  const shown = { page: english, phrases: {} };
  const first = listOf(shown, [ana, ben]);
  const second = listOf({ page: { ...english }, phrases: {} }, [{ ...ben }, { ...ana }]);
  expect([first.times, second.times]).toEqual([2, 0]);
  expect(first.made).toBe(first.plain);
  expect(second.made).toBe(second.plain);
});

test.each<[string, Shown, Hit]>([
  ['another language', { page: spanish, phrases: {} }, ana],
  ['another part of the site', { page: { ...english, theme: 'comer' } as Page, phrases: {} }, ana],
  ['other words', { page: english, phrases: { Call: 'Ring' } }, ana],
  ['another fact', { page: english, phrases: {} }, { ...ana, title: `${ana.title} PhD` }],
])('[A8] [O5] %s makes other markup', (_, shown, hit) => {
  listOf({ page: english, phrases: {} }, [ana]);
  const list = listOf(shown, [hit]);
  expect(list.times).toBe(1);
  expect(list.made).toBe(list.plain);
});

test('[A8] a text that nobody has translated is marked, whatever was kept before', () => {
  const before = listOf({ page: spanish, phrases: {} }, [ben]);
  noteUntranslated(ben.title);
  const marked = { ...spanish, untranslated: ['other', textKey(ben.title)] };
  const after = listOf({ page: marked, phrases: {} }, [ben]);
  expect(before.made).toBe(before.plain);
  expect(after.made).toBe(after.plain);
  expect(after.made).not.toBe(before.made);
});

test('[O8] another component with the same facts has markup of its own, and editors see what is new', () => {
  const shown = { page: english, phrases: {} };
  listOf(shown, [ana]);
  const other = listOf(shown, [ana], Other as typeof Entry);
  expect(other.made).toBe(other.plain);
  const edited = { page: { ...english, isEditing: true }, phrases: {} };
  expect([listOf(edited, [ana]).times, listOf(edited, [ana]).times]).toEqual([1, 1]);
});
