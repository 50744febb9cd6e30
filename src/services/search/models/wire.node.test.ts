import { adaptModels, sourceWire } from '#services/search/models/wire';

describe('authored searches', () => {
  const value = (text: string) => ({ value: text });
  const search = (more: object) => ({
    item: {
      phone: { jsonValue: { value: { href: 'tel:+17735550100', text: '' } } },
      searches: { targetItems: [{ type: value('Physician'), model: value('Physician'), ...more }, null] },
    },
  });

  test('[B1] filters and orders that make no sense are left out', () => {
    const filter = (field: string, kind: string) => ({
      field: value(field),
      kind: value(kind),
      label: value('L'),
      initialValue: null,
    });
    const [model] = adaptModels(
      sourceWire.parse(
        search({
          filters: {
            targetItems: [
              filter('a', 'dropdown'),
              filter('b', 'slider'),
              filter('{!x}', 'radio'),
              filter('c', 'Checkbox | checked'),
            ],
          },
          sorts: {
            targetItems: [
              { field: value('score desc'), direction: null, label: value('Best match') },
              { field: value('c_last_name_s'), direction: value('asc'), label: value('Name') },
              { field: value('x;y'), direction: value('asc'), label: value('Odd') },
            ],
          },
        }),
      ),
    );
    expect(model?.type).toBe('physician');
    expect(model?.phone).toBe('+17735550100');
    expect(model?.filters.map(({ field, kind }) => [field, kind])).toEqual([
      ['a', 'dropdown'],
      ['c', 'checkbox|checked'],
    ]);
    expect(model?.sorts.map((sort) => sort.value)).toEqual(['score desc', 'c_last_name_s asc']);
  });

  test('[B1] an unknown type, and an item that is no search, offer nothing', () => {
    expect(adaptModels(sourceWire.parse({ item: null }))).toEqual([]);
    expect(adaptModels(sourceWire.parse({ item: { phone: null, searches: null } }))).toEqual([]);
    expect(adaptModels(sourceWire.parse(search({ type: value('recipe') })))).toEqual([]);
  });
});
