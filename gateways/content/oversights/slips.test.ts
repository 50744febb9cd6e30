import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from '../testing/told.ts';

const page = (blocks: readonly string[]) =>
  `template: Page\nlayout:\n  placeholders:\n    main:\n${blocks.map((block) => `      - ${block}\n`).join('')}`;

/** Each slip as an author makes it, and all that they are told. */
const slips: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    'places that a slip has put elsewhere',
    Object.fromEntries(
      [
        'latitude: 41.79, longitude: -87.6',
        'latitude: 41.5, longitude: -90.5',
        'latitude: 42.1, longitude: -87.8',
        'latitude: -87.6, longitude: 41.79',
        'latitude: 41.79, longitude: 87.6',
        'latitude: 14.79, longitude: -87.6',
        'longitude: -87.6',
      ].map((fields, index) => [
        `items/home/p${index}.yaml`,
        `template: Location Details\nfields: {${fields}}\n`,
      ]),
    ),
    [
      'items/home/p3.yaml:2: latitude -87.6 and longitude 41.79 are far from all other places; did you mean latitude 41.79 and longitude -87.6?',
      'items/home/p4.yaml:2: latitude 41.79 and longitude 87.6 are far from all other places; did you mean latitude 41.79 and longitude -87.6?',
      'items/home/p5.yaml:2: latitude 14.79 and longitude -87.6 are far from all other places; look both numbers up again',
      'items/home/p6.yaml:2: latitude and longitude belong together: with one of them the place is on no map',
    ],
  ],
  [
    'parameters, values and items that a block does not read',
    {
      'items/data/bill.yaml': 'template: Bill\nfields: {vendorText: a, sumText: b, titleText: c}\n',
      'items/home/a.yaml': page([
        'component: MultiSpotlight\n        params: {colums: 3, columns: three, treatment: cards}',
        'component: ContentHighlight\n        params: {mediaFirst: "1"}',
        'component: Widget\n        params: {id: x, widget_type: open-times}',
        'component: PromoCard\n        datasource: data/bill',
        'component: PromoCard\n        datasource: {template: Text, fields: {content: x}}',
      ]),
    },
    [
      'items/home/a.yaml:6: the block MultiSpotlight knows no parameter "colums"; did you mean "columns"?',
      'items/home/a.yaml:6: "three" means nothing to the block MultiSpotlight as its "columns"',
      'items/home/a.yaml:12: the block PromoCard shows little or nothing of this item, which has the template "Bill": was it made for another block?',
      'items/home/a.yaml:14: the block PromoCard shows little or nothing of this item, which has the template "Text": was it made for another block?',
    ],
  ],
];

for (const [slip, files, lines] of slips)
  test(`[O2] [O6] authors are told of slips that leave the page as it was: ${slip}`, async (t) => {
    assert.deepEqual(await told(t, files), lines);
  });
