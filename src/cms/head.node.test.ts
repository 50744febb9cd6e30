import { canonicalOf, headOf, pageTitleOf, titleFields } from '@/cms/head';

const base = {
  fields: {},
  displayName: 'Hyde Park Clinic',
  itemPath: '/Find-a-Location/Location/Hyde-Park',
  language: 'en',
  defaultLanguage: 'en',
  siteUrl: 'https://www.example.org',
  productName: 'Calder University Medicine',
};

describe('page head', () => {
  test('[A5] the title is the first non-empty title field, in order, else the display name', () => {
    const fields: Record<string, unknown> = {};
    expect(pageTitleOf(fields, 'Display name')).toBe('Display name');
    for (const name of [...titleFields].reverse()) {
      fields[name] = { value: `from ${name}` };
      expect(pageTitleOf(fields, 'Display name')).toBe(`from ${name}`);
    }
    fields.metaTitle = { value: '   ' };
    expect(pageTitleOf(fields, 'Display name')).toBe('from searchTitle');
  });

  test('[A5] the product name follows the title', () => {
    expect(headOf(base).title).toBe('Hyde Park Clinic - Calder University Medicine');
  });

  test('[A5] fields are found in the spelling with spaces too', () => {
    expect(pageTitleOf({ 'Meta Title': { value: 'Spaced' } }, '')).toBe('Spaced');
  });

  test('[A5] a field of every page that is empty hides none of that name that a study has', () => {
    const fields = {
      briefTitle: { value: '' },
      BriefTitle: { value: 'Brief' },
      headlineText: { value: 'Long' },
    };
    expect(pageTitleOf(fields, '')).toBe('Brief');
  });

  test('[A4] the canonical address is site root, language and item path in lower case', () => {
    expect(canonicalOf(base)).toBe('https://www.example.org/find-a-location/location/hyde-park');
    expect(canonicalOf({ ...base, language: 'es-MX' })).toBe(
      'https://www.example.org/es-mx/find-a-location/location/hyde-park',
    );
    expect(canonicalOf({ ...base, itemPath: '/' })).toBe('https://www.example.org');
    expect(canonicalOf({ ...base, itemPath: '/Jean Luc' })).toBe('https://www.example.org/jean%20luc');
    expect(canonicalOf({ ...base, itemPath: '/', language: 'ar' })).toBe('https://www.example.org/ar');
  });

  test('[A7] only a page hidden from search engines has a robots entry', () => {
    expect(headOf({ ...base, fields: { hideFromSearchEngines: { value: true } } }).robots).toBe(
      'noindex, nofollow, noarchive',
    );
    expect(headOf({ ...base, fields: { hideFromSearchEngines: { value: '1' } } }).robots).toBe(
      'noindex, nofollow, noarchive',
    );
    expect(headOf(base).robots).toBe('');
  });

  test('[A6] Open Graph falls back to the title, the description and the canonical address', () => {
    const head = headOf({ ...base, fields: { metaDescription: { value: 'A clinic.' } } });
    expect(head.openGraph).toEqual({
      url: 'https://www.example.org/find-a-location/location/hyde-park',
      type: 'website',
      title: 'Hyde Park Clinic',
      description: 'A clinic.',
      image: 'https://www.example.org/-/media/~title/en/find-a-location/location/hyde-park.jpg',
    });
  });

  test('[A6] the address of an Open Graph image from the CMS is absolute', () => {
    const fields = { openGraphImage: { value: { src: '/-/media/a.webp' } } };
    expect(headOf({ ...base, fields }).openGraph.image).toBe('https://www.example.org/-/media/a.webp');
  });

  test('[A18] the social picture: the page’s own, its article’s, its hero’s, its first block’s, else of its title', () => {
    const pictureOf = (fields: Readonly<Record<string, unknown>>, pictures: readonly unknown[] = []) =>
      headOf({ ...base, fields, pictures }).openGraph.image.replace('https://www.example.org', '');
    const field = (src: string) => ({ value: { src } });
    const all = {
      openGraphImage: field('/own.webp'),
      universalImage: field('/article.webp'),
      heroImage: field('/hero.webp'),
    };
    expect(pictureOf(all)).toBe('/own.webp');
    expect(pictureOf({ ...all, openGraphImage: { value: {} } })).toBe('/article.webp');
    expect(pictureOf({ heroImage: all.heroImage })).toBe('/hero.webp');
    expect(pictureOf({}, [undefined, 17, field('/block.webp'), field('/later.webp')])).toBe('/block.webp');
    expect(pictureOf({ universalImage: field('javascript:alert(1)') }, [field('/drawn.svg')])).toBe(
      '/-/media/~title/en/find-a-location/location/hyde-park.jpg',
    );
    expect(pictureOf({ hideFromSearchEngines: { value: '1' } })).toBe('/social.jpg');
    expect(pictureOf({ openGraphImage: field('https://cdn.example.net/a.jpg') })).toBe(
      'https://cdn.example.net/a.jpg',
    );
  });
});
