import { adaptModels, searchOn, sourceWire } from '#services/search/models/wire';

const value = (text: string) => ({ value: text });
const search = (more: object) => ({
  item: {
    phone: null,
    searches: { targetItems: [{ type: value('Physician'), model: value('Physician'), ...more }] },
  },
});

test('[B31] a filter says its icon, its first radius and the parts of the site that offer it', () => {
  const near = {
    field: value('coordinate_rpt'),
    kind: value('distance'),
    label: value('Near'),
    initialValue: null,
    icon: value('map-pin'),
    subFilterInitialValue: value('10'),
  };
  const own = {
    field: value('c_gender_s'),
    kind: value('radio'),
    label: value('G'),
    subsiteEnum: value('Comer, main'),
  };
  const [model] = adaptModels(sourceWire.parse(search({ filters: { targetItems: [near, own] } })));
  if (!model) throw new Error('no model');
  expect(model.filters[0]).toMatchObject({ icon: 'map-pin', subFilterInitialValue: '10' });
  const fieldsOn = (subsite?: 'comer' | 'cancer') =>
    searchOn(model, subsite).filters.map(({ field }) => field);
  expect(fieldsOn()).toEqual(['coordinate_rpt', 'c_gender_s']);
  expect(fieldsOn('comer')).toEqual(['coordinate_rpt', 'c_gender_s']);
  expect(fieldsOn('cancer')).toEqual(['coordinate_rpt']);
});
