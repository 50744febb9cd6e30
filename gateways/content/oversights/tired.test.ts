import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from '../testing/told.ts';

const page = (title: string, content = '<p>x</p>') =>
  `template: Page\nfields:\n  headlineText: ${title}\n  content: '${content}'\n`;
const clinics = (department: string) =>
  Object.fromEntries(
    Array.from({ length: 22 }, (_none, index) => [
      `items/home/c${index}.yaml`,
      `template: Story\nfields: {place: ${index === 7 ? department : 'data/place'}}\n`,
    ]),
  );

/** Each mistake as an author makes it at the end of a day, and all that they are told. */
const mistakes: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    'texts without quotation marks, of which a part is lost',
    {
      'items/home/a.yaml': `${page('We are #1 in hearts')}  zipCode: 02139\n`.replace(
        'Page',
        'Location Details',
      ),
      'items/home/b.yaml': `${page('Hearts # the best ones')}`,
      'items/home/c.yaml':
        'template: Page\nfields:\n  content: |\n    <p>Room: B #7</p>\n  headlineText: x\n',
      'items/home/d.yaml': page('"We are #1"'),
    },
    [
      'items/home/a.yaml:3: only "We are" is read, because "#1 in hearts" is a comment: put the text in quotation marks',
      'items/home/a.yaml:5: "02139" is read as 2139: put it in quotation marks',
    ],
  ],
  [
    'files that nobody reads, pages without an address',
    {
      'items/home/flu.yml': page('Flu'),
      'items/home/.flu.yaml.swp': 'x',
      'items/hoem/flu.yaml': page('Flu'),
      'items/home/flu shots.yaml': page('Flu'),
    },
    [
      'items/hoem/flu.yaml:1: this page is not below home, so it has no address: move its file to items/home',
      'items/home/flu shots.yaml:1: the address of this page has a space ("flu shots"): name it with hyphens',
      'items/home/flu.yml:1: nobody reads this file: give it a name that ends with .yaml',
    ],
  ],
  [
    'a copied person',
    {
      'items/home/a.yaml': 'template: Physician Details\nfields: {npi: "1999900016"}\n',
      'items/home/b.yaml': 'template: Physician Details\nfields: {npi: "1999900016"}\n',
    },
    ['items/home/b.yaml:2: npi: "1999900016" belongs to home/a too: visits with one of them reach the other'],
  ],
  [
    'signs of another notation, and unfinished words',
    {
      'items/home/a.yaml': page('Heart &amp; lungs', 'See **here**'),
      'items/home/b.yaml': page('<b>Heart</b>', 'See [us](/a)'),
      'items/home/c.yaml': page('TODO', '<a href=“/a”>x</a>'),
      'items/home/d.yaml': page('Todo el campus', 'Lorem ipsum dolor'),
      'items/home/e.yaml': page('Ask <a id="ask"></a> us & them', '2 * 3 [sic] (/a) &amp; <b>x</b>'),
    },
    [
      'items/home/a.yaml:3: "&amp;" is shown as it is written: put the sign itself',
      'items/home/a.yaml:4: "**here**" is shown as it is written: write <strong>',
      'items/home/b.yaml:3: "<b>" is shown as it is written: this field has no markup',
      'items/home/b.yaml:4: "[us](/a)" is shown as it is written: write <a href="…">',
      'items/home/c.yaml:3: "TODO" is not finished: write it, or take it away',
      'items/home/c.yaml:4: "href=“" is lost: put " or \' around it, not the marks of a text',
      'items/home/d.yaml:4: "Lorem ipsum" is not finished: write it, or take it away',
    ],
  ],
  [
    'a link that shows one number and calls another',
    {
      'items/data/t.yaml':
        "template: Text\nfields:\n  link: {href: 'tel:+17735550100', text: Call 773-555-0142}\n",
      'items/data/u.yaml':
        "template: Text\nfields:\n  link: {href: 'tel:+17735550100;ext=4', text: (773) 555-0100}\n",
    },
    ['items/data/t.yaml:3: the link shows 773-555-0142 and calls +17735550100'],
  ],
  [
    'an item of another kind than everywhere else',
    {
      'items/data/place.yaml': 'template: Text\n',
      'items/data/department.yaml': 'template: Bill\n',
      ...clinics('data/department'),
    },
    ['items/home/c7.yaml:2: place: "data/department" is a Bill; everywhere else the field names a Text'],
  ],
  [
    'a redirect at the address of a page',
    {
      'items/home/a.yaml': page('A'),
      'items/home/b.yaml': page('B'),
      'redirects.yaml':
        '- {pattern: ^/a/?$, target: /b, type: 301}\n- {pattern: /b, target: /a, type: transfer}\n- {pattern: ^/old$, target: /b}\n',
    },
    ['redirects.yaml:1: nobody gets the page /a any more: this redirect answers at its address'],
  ],
  [
    'a picture that is described by the name of its file',
    {
      'items/home/a.yaml': 'template: Story\nfields: {picture: {media: a.svg, alt: IMG_2031.jpg}}\n',
      'media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    [
      'items/home/a.yaml:2: alt: "IMG_2031.jpg" is the name of a file: say what the picture shows, or leave it empty',
    ],
  ],
];

for (const [mistake, files, lines] of mistakes)
  test(`[O2] [O6] authors are told of what passes for right: ${mistake}`, async (t) => {
    assert.deepEqual(await told(t, files), lines);
  });
