import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { told } from '../testing/told.ts';

const page = (block: string) => `template: Page\nlayout:\n  placeholders:\n    main:\n${block}`;
const markup = (html: string) => `template: Text\nfields:\n  content: '${html}'\n`;

/** Each mistake as an author makes it, and all that they are told. */
const mistakes: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    'a misspelt block',
    { 'items/home/a.yaml': page('      - component: Acordion\n') },
    ['items/home/a.yaml:5: the site has no block "Acordion"; did you mean "Accordion"?'],
  ],
  [
    'misspelt placeholders',
    {
      'items/home/a.yaml':
        'template: Page\nlayout:\n  placeholders:\n    mian: []\n    main-full:\n      - component: FullWidthContainer\n        placeholders:\n          main-contnet: []\n',
    },
    [
      'items/home/a.yaml:4: a page has no placeholder "mian"; did you mean "main"?',
      'items/home/a.yaml:8: the block FullWidthContainer has no placeholder "main-contnet"; did you mean "main-content"?',
    ],
  ],
  [
    'a key twice in a dictionary that hundreds of translations depend on',
    {
      'dictionary/en.yaml': `Call: Call\n${Array.from({ length: 300 }, (_none, index) => `k${index}: v\n`).join('')}Call: Ring\n`,
      'dictionary/ar.yaml': Array.from({ length: 300 }, (_none, index) => `k${index}: x\n`).join(''),
    },
    ['dictionary/en.yaml:302: "Call" is written twice: keep one of the two'],
  ],
  [
    'an item file that cannot be read, and others that name its item',
    {
      'items/data/a.yaml': 'template: [\n',
      'items/data/b.yaml': 'template: Text\nfields: {parts: [data/a, data/a/child, data/gone]}\n',
    },
    [
      'items/data/a.yaml:2: a quotation mark or a bracket before this line is not closed, or the line needs more spaces before it',
      'items/data/b.yaml:2: there is no item "data/gone"',
    ],
  ],
  [
    'dead links in markup and in a field',
    {
      'items/home/a.yaml': 'template: Page\n',
      'items/data/t.yaml': `${markup('<a href="/a">x</a><a href="/es-MX/a">x</a><a href="/abuot?x=1">x</a><a href="www.example.org">x</a><a href="https://www.example.org/gone">x</a>')}  link: {href: 'a/b', text: x}\n`,
    },
    [
      'items/data/t.yaml:3: there is no page "/abuot"',
      'items/data/t.yaml:3: the link "www.example.org" begins with neither / nor https://: visitors cannot follow it',
      'items/data/t.yaml:3: there is no page "/gone"',
      'items/data/t.yaml:4: the link "a/b" begins with neither / nor https://: visitors cannot follow it',
    ],
  ],
  [
    'a link to a draft, and to a page below one; drafts may lead to each other',
    {
      'items/home/a.yaml': 'template: Page\ndraft: true\n',
      'items/home/a/b.yaml': 'template: Page\n',
      'items/data/t.yaml': markup('<a href="/a">x</a><a href="/es-MX/a/b#c">x</a>'),
      'items/data/d.yaml': `draft: true\n${markup('<a href="/a">x</a>')}`,
    },
    [
      'items/data/t.yaml:3: the page "/a" is a draft: visitors who follow the link find no page',
      'items/data/t.yaml:3: the page "/es-MX/a/b" is a draft: visitors who follow the link find no page',
    ],
  ],
  [
    'links that call or write to nobody',
    {
      'items/data/t.yaml': markup(
        '<a href="tel:773 555 O199">x</a><a href="tel:+1 (773) 555-0199">x</a><a href="tel:7735550199;ext=4">x</a><a href="mailto:nobody">x</a><a href="mailto:a@b.example?subject=x">x</a>',
      ),
    },
    [
      'items/data/t.yaml:3: the link "tel:773 555 O199" calls or writes to nobody; write it as tel:+1-773-555-0100',
      'items/data/t.yaml:3: the link "mailto:nobody" calls or writes to nobody; write it as mailto:name@example.org',
    ],
  ],
  [
    'phrases that are empty, or with a placeholder that their key does not have',
    {
      'dictionary/en.yaml':
        "'Call {name}': 'Call {name}'\n'{count} days': '{cuont} days'\nFound: 'Found: {count}'\nHours: Hours\n",
      'dictionary/es-MX.yaml':
        "'Call {name}': 'Llame a {nombre}'\n'{count} days': 'días'\nFound: 'Hay {cuenta}'\nHours: ''\n",
    },
    [
      'dictionary/en.yaml:2: "{count} days" has no {cuont}, so visitors read it as it stands; did you mean "count"?',
      'dictionary/es-MX.yaml:1: "Call {name}" has no {nombre}, so visitors read it as it stands',
      'dictionary/es-MX.yaml:3: "Found" has no {cuenta}, so visitors read it as it stands',
      'dictionary/es-MX.yaml:4: the phrase of "Hours" is empty: write it, or take the line away',
    ],
  ],
  [
    'two versions of a file, as a merge leaves them',
    {
      'items/home/a.yaml':
        'template: Page\n<<<<<<< mine\ndisplayName: A\n=======\ndisplayName: B\n>>>>>>> theirs\n',
    },
    ['items/home/a.yaml:2: two versions of the file meet here (<<<<<<<): keep one'],
  ],
  [
    'a dead anchor',
    {
      'items/home/a.yaml': page(
        `      - component: RichTextBlock\n        datasource:\n          template: Text\n          fields:\n            content: '<h2 id="Fees">Fees</h2><a href="#fees">x</a><a href="#feas">x</a>'\n`,
      ),
      'items/data/t.yaml': markup('<a href="/a#fees">x</a><a href="/a#costs">x</a>'),
    },
    [
      'items/data/t.yaml:3: the page has no place "#costs": give a heading this id, or link to the page alone',
      'items/home/a.yaml:9: the page has no place "#feas": give a heading this id, or link to the page alone',
    ],
  ],
  [
    'a day that there is not',
    { 'items/home/a.yaml': 'template: Story\nfields: {day: 2026-02-30}\n' },
    ['items/home/a.yaml:2: field "day" wants a day of the calendar, and there is no 2026-02-30'],
  ],
  [
    'markup that the site takes away, or that is open or closed in vain',
    {
      'items/data/t.yaml': markup(
        '<p onclick="go()">a<iframe src="https://example.org"></iframe></p><ul><li>b</ul><strong>c</i><a href="javascript:go()">d</a>',
      ),
    },
    [
      'items/data/t.yaml:3: the site takes onclick="…" of <p> away',
      'items/data/t.yaml:3: the site takes <iframe> away: visitors do not get it',
      'items/data/t.yaml:3: the site takes the href of <a> away: javascript: is not allowed',
      'items/data/t.yaml:3: <strong> is not closed: add </strong>',
      'items/data/t.yaml:3: </i> closes nothing: take it away',
      'items/data/t.yaml:3: the link "javascript:go()" begins with neither / nor https://: visitors cannot follow it',
    ],
  ],
  [
    'a style that the site takes away, beside one that it keeps',
    {
      'items/data/t.yaml': markup(
        '<p style="text-align: center; Color: red">a</p><p style="width: 50%">b</p>',
      ),
    },
    ['items/data/t.yaml:3: the site takes style="Color: red" of <p> away'],
  ],
  [
    'items in a circle, and an anchor of YAML in itself',
    {
      'items/data/a.yaml': 'template: Text\nfields: {parts: [data/b]}\n',
      'items/data/b.yaml': 'template: Text\nfields: {parts: [data/a]}\n',
    },
    ['items/data/b.yaml:2: items hold each other in a circle: data/a → data/b → data/a'],
  ],
  [
    'an anchor of YAML that holds itself',
    { 'items/data/a.yaml': 'template: Folder\nchildren: &all\n  - {name: x, children: *all}\n' },
    ['items/data/a.yaml:1: an anchor (&name) holds itself (*name): write the value out'],
  ],
  [
    'a menu without a language, and a link to a page without it',
    {
      'items/home/a.yaml': 'template: Page\n',
      'items/home/u.yaml': 'template: Unspoken\n',
      'templates/chrome.yaml':
        '- name: Framed\n  layout: {placeholders: {header: [{component: Header, datasource: data/menu}]}}\n',
      'items/data/menu.yaml': `children:
  - {name: a, template: Entry, fields: {label: About}, languages: {ar: {fields: {label: عنا}}}}
  - {name: b, template: Entry, fields: {linkItem: {item: home/u, text: '773-555-0100'}}, languages: {ar: {}, es-MX: {}}}
`,
    },
    [
      'items/data/menu.yaml:2: the menu shows this in English to readers of es-MX: add languages: {es-MX: …}',
      'items/data/menu.yaml:3: the menu leads to /sitecore/content/test/home/u, which has no version in es-MX',
      'items/data/menu.yaml:3: the menu leads to /sitecore/content/test/home/u, which has no version in ar',
    ],
  ],
  [
    'values of another kind, and a misspelt field in many items',
    Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [
        `items/home/${name}.yaml`,
        'template: Page\nfields: {headlinetxt: x}\n',
      ]),
    ),
    [
      ...['a', 'b', 'c'].map(
        (name) =>
          `items/home/${name}.yaml:2: template "Page" has no field "headlinetxt"; did you mean "headlineText"?`,
      ),
      '  … the same in 2 more places',
    ],
  ],
];

for (const [mistake, files, lines] of mistakes)
  test(`[O2] authors are told the cause, once, with its place: ${mistake}`, async (t) => {
    assert.deepEqual(await told(t, files), lines);
  });

test('[O2] authors are told of wrong bytes, in texts and in pictures, and of huge pictures', async (t) => {
  const flat = (width: number) =>
    sharp({ create: { width, height: 2_000, channels: 3, background: '#fff' } });
  assert.deepEqual(
    await told(t, { 'items/home/a.yaml': Buffer.from('template: Page\ndisplayName: caf\u00e9\n', 'latin1') }),
    ['items/home/a.yaml:2: these bytes are no UTF-8 text: save the file as UTF-8'],
  );
  assert.deepEqual(
    await told(t, {
      'items/home/a.yaml': Buffer.from('template: Page\n# \u00e9\n', 'latin1'),
      'items/data/t.yaml': markup('<a href="item:home/a">x</a>') + '  link: {item: home/a, text: x}\n',
    }),
    ['items/home/a.yaml:2: these bytes are no UTF-8 text: save the file as UTF-8'],
    'a link to the page is no mistake of its own',
  );
  assert.deepEqual(
    await told(t, {
      'media/large.png': await flat(5_500).png().toBuffer(),
      'media/fits.png': await flat(5_000).png().toBuffer(),
      'media/other.webp': await flat(10).png().toBuffer(),
      'media/guide.pdf': '<html>',
      'media/phone.HEIC': await flat(10).png().toBuffer(),
      'media/camera.PNG': await flat(10).png().toBuffer(),
    }),
    [
      'media/guide.pdf:1: the bytes are no PDF: save it again in that format',
      'media/large.png:1: the picture has 11.0 megapixels, and at most 10 are of use: save it smaller',
      'media/other.webp:1: the bytes are no WEBP: save it again in that format',
      'media/phone.HEIC:1: visitors get no files of this kind: save it as JPG, PNG, WebP, SVG or PDF',
    ],
  );
});
