import {
  fieldOf,
  imageOf,
  isSafeHref,
  isTrue,
  itemOf,
  itemsOf,
  linkOf,
  numberOf,
  textOf,
} from '@/cms/fields/readers';

const odd: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  [],
  {},
  { value: null },
  { value: {} },
  { value: [] },
  { jsonValue: null },
  { fields: 1 },
];

describe('readers of authored fields', () => {
  test('[O2] no shape makes a reader throw or return something that is not there', () => {
    for (const field of odd) {
      expect(textOf(field)).toBe(field === 0 ? '0' : '');
      expect(isTrue(field)).toBe(false);
      expect(linkOf(field)).toBeUndefined();
      expect(imageOf(field)).toBeUndefined();
      expect(itemsOf(field)).toEqual([]);
      expect(() => [itemOf(field), numberOf(field)]).not.toThrow();
    }
  });

  test('[P1] layout data and GraphQL give the same values', () => {
    for (const field of [{ value: ' Care ' }, { jsonValue: { value: 'Care' } }, 'Care'])
      expect(textOf(field)).toBe('Care');
    for (const field of [
      { value: { href: '/a', text: 'A' } },
      { jsonValue: { value: { href: '/a', text: 'A' } } },
    ]) {
      expect(linkOf(field)).toMatchObject({ href: '/a', text: 'A' });
    }
    const item = { id: '1', name: 'n', displayName: 'N', url: { path: '/n' }, fields: { a: { value: 'x' } } };
    expect(itemOf({ targetItem: item })).toMatchObject({ displayName: 'N', url: '/n' });
    expect(itemsOf({ targetItems: [item, null, 'odd'] })).toHaveLength(1);
    expect(itemsOf([item])).toHaveLength(1);
  });

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ])('[P3] %j is no address for a link', (href) => {
    expect(isSafeHref(href)).toBe(false);
    expect(linkOf({ value: { href } })).toBeUndefined();
  });

  test('a link keeps its query and its anchor', () => {
    expect(linkOf({ value: { href: '/a', querystring: 'x=1', anchor: 'y' } })?.href).toBe('/a?x=1#y');
  });

  test('a field is found in any spelling of its name', () => {
    expect(fieldOf({ 'Meta Title': 1 }, 'metaTitle')).toBe(1);
    expect(fieldOf({ metaTitle: 2 }, 'metaTitle')).toBe(2);
    expect(fieldOf(undefined, 'metaTitle')).toBeUndefined();
  });
});
