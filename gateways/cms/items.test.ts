import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startEdge } from './testing/edge-site.ts';

const root = '/sitecore/content/test';
const ana = `${root}/home/doctors/ana-diaz`;

test('[O2] an item is found by path and by id in any spelling, in any letter case', async (t) => {
  const { graph } = await startEdge(t);
  const { data } = await graph(
    'query($path:String!){item(path:$path,language:"en"){n:id d:id(format:"D") b:id(format:"B") p:id(format:"P")}}',
    { path: ana },
  );
  const ids = data.item as Readonly<Record<string, string>>;
  assert.match(ids.n ?? '', /^[0-9A-F]{32}$/);
  assert.match(ids.d ?? '', /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  assert.deepEqual([ids.b, ids.p], [`{${ids.d}}`, `(${ids.d})`]);
  for (const path of [...Object.values(ids), ids.d?.toLowerCase(), ana.toUpperCase(), `${ana}/`]) {
    const found = await graph('query($path:String){item(path:$path,language:"EN",version:"1"){path}}', {
      path,
    });
    assert.deepEqual(found.data.item, { path: ana }, path);
  }
  for (const path of ['/nowhere', '{00000000-0000-0000-0000-000000000000}', '']) {
    assert.equal(
      (await graph('query($path:String){item(path:$path,language:"en"){path}}', { path })).data.item,
      null,
    );
  }
});

test('[O2] an item has its place, template, languages and address', async (t) => {
  const { graph } = await startEdge(t);
  const { data } = await graph(`{item(path:"${ana}",language:"es-MX"){
    __typename name displayName version itemUri hasChildren
    language{name nativeName englishName displayName} languages{language{name} displayName}
    parent{name displayName} ancestors{name} pages:ancestors(hasLayout:true){name}
    template{id(format:"D") name baseTemplates{name} ownFields{name}}
    url{hostName path scheme siteName url}
  }}`);
  const { template, itemUri, ...item } = data.item as Readonly<Record<string, unknown>> & {
    readonly template: { readonly ownFields: readonly unknown[] };
  };
  assert.deepEqual(item, {
    __typename: 'PhysicianDetails',
    name: 'ana-diaz',
    displayName: 'Dra. Ana Díaz',
    version: 1,
    hasChildren: false,
    language: {
      name: 'es-MX',
      nativeName: 'Español',
      englishName: 'Spanish',
      displayName: 'Spanish (Mexico)',
    },
    languages: [
      { language: { name: 'en' }, displayName: 'Ana Díaz, MD' },
      { language: { name: 'es-MX' }, displayName: 'Dra. Ana Díaz' },
    ],
    parent: { name: 'doctors', displayName: 'Doctors' },
    ancestors: [{ name: 'doctors' }, { name: 'home' }, { name: 'test' }],
    pages: [{ name: 'doctors' }, { name: 'home' }],
    url: {
      hostName: 'www.example.org',
      path: '/doctors/ana-diaz',
      scheme: 'https',
      siteName: 'test',
      url: 'https://www.example.org/doctors/ana-diaz',
    },
  });
  assert.match(String(itemUri), /lang=es-MX&ver=1$/);
  assert.deepEqual(
    { ...template, ownFields: template.ownFields.length },
    {
      id: '5E6A1C1E-2B8E-4F5F-9C53-7A1D4F0B9E21',
      name: 'Physician Details',
      baseTemplates: [{ name: 'Page' }],
      ownFields: 15,
    },
  );
});

test('[O2] children come in the order of the files, in pages, by template and layout', async (t) => {
  const { graph } = await startEdge(t);
  const query = `query($first:Int,$after:String,$ids:[String],$hasLayout:Boolean){item(path:"${root}/home/doctors",language:"en"){
    children(first:$first,after:$after,includeTemplateIDs:$ids,hasLayout:$hasLayout){total pageInfo{hasNext endCursor} results{name}}
    hasChildren(includeTemplateIDs:$ids)
  }}`;
  type Children = {
    readonly total: number;
    readonly pageInfo: { readonly hasNext: boolean; readonly endCursor: string };
    readonly results: readonly { readonly name: string }[];
  };
  const ask = async (variables: Readonly<Record<string, unknown>>) => {
    const { item } = (await graph(query, variables)).data as {
      readonly item: { readonly children: Children; readonly hasChildren: boolean };
    };
    return {
      ...item.children,
      names: item.children.results.map(({ name }) => name),
      hasChildren: item.hasChildren,
    };
  };
  assert.deepEqual((await ask({})).names, ['ana-diaz', 'bo-li', 'cy-young', 'archive']);
  const first = await ask({ first: 3 });
  assert.deepEqual(
    [first.total, first.names, first.pageInfo.hasNext],
    [4, ['ana-diaz', 'bo-li', 'cy-young'], true],
  );
  const second = await ask({ first: 3, after: first.pageInfo.endCursor });
  assert.deepEqual([second.names, second.pageInfo.hasNext], [['archive'], false]);
  assert.deepEqual((await ask({ hasLayout: true })).names, ['ana-diaz', 'bo-li', 'cy-young']);
  const folders = await ask({ ids: ['{A87A00B1-E6DB-45AB-8B54-636FEC3B5523}'] });
  assert.deepEqual([folders.names, folders.hasChildren], [['archive'], true]);
  assert.equal((await ask({ ids: ['061cba1554744b918a0617903b102b82'] })).hasChildren, false);
});

test('[O2] every type of field has its own members', async (t) => {
  const { graph } = await startEdge(t);
  const { data, messages } = await graph(`{item(path:"${ana}",language:"en"){... on PhysicianDetails{
    npi{__typename name value jsonValue definition{title type shared section}}
    summary{__typename value}
    bio{__typename value jsonValue}
    headlineText{value}
    metaTitle{value jsonValue}
    pediatricPhysician{boolValue value jsonValue}
    since{dateValue formattedDateValue us:formattedDateValue(format:"MMMM d, yyyy") jsonValue value}
    seen{utc:formattedDateValue(format:"yyyy-MM-dd HH:mm") chicago:formattedDateValue(format:"h:mm tt",offset:360)}
    rating{numberValue value}
    numberOfReviews{intValue jsonValue}
    gender{targetId(format:"D") targetItem{name} jsonValue}
    colleague{targetItem{... on PhysicianDetails{npi{value}}}}
    website{url text target className linkType targetItem{name} jsonValue}
    profileImage{src alt width height extension mimeType size small:src(maxWidth:100,maxHeight:50) jsonValue}
    curriculum{url}
    hours{values{name value} jsonValue}
  } languages_:field(name:"languages"){... on MultilistField{count targetIds targetItems{name} jsonValue}} none:field(name:"nope"){value}}}`);
  assert.deepEqual(messages, []);
  const item = data.item as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  assert.deepEqual(item.npi, {
    __typename: 'TextField',
    name: 'npi',
    value: '1000000012',
    jsonValue: { value: '1000000012' },
    definition: { title: 'NPI', type: 'Single-Line Text', shared: true, section: 'Content' },
  });
  assert.deepEqual(item.summary, { __typename: 'TextField', value: 'Sees children.' });
  assert.deepEqual(
    [item.bio?.__typename, item.bio?.jsonValue],
    ['RichTextField', { value: '<p>Born in <b>Chicago</b>.</p>' }],
  );
  assert.equal(item.headlineText?.value, 'Ana Díaz, MD');
  assert.deepEqual(item.metaTitle, { value: '', jsonValue: { value: '' } });
  assert.deepEqual(item.pediatricPhysician, { boolValue: true, value: '1', jsonValue: { value: true } });
  assert.deepEqual([item.since?.dateValue, item.since?.us], [Date.UTC(2004, 4, 6), 'May 6, 2004']);
  assert.deepEqual(item.seen, { utc: '2026-11-20 15:30', chicago: '9:30 AM' });
  assert.deepEqual(
    [item.rating, item.numberOfReviews],
    [
      { numberValue: 4.8, value: '4.8' },
      { intValue: 312, jsonValue: { value: 312 } },
    ],
  );
  assert.deepEqual(item.gender?.targetItem, { name: 'female' });
  assert.match(String(item.gender?.targetId), /^[0-9A-F-]{36}$/);
  const gender = item.gender?.jsonValue as Readonly<Record<string, unknown>>;
  assert.deepEqual([gender.name, gender.fields], ['female', { tagDisplayName: { value: 'Female' } }]);
  assert.deepEqual(item.colleague, { targetItem: { npi: { value: '1000000020' } } });
  const website = {
    href: 'https://example.org/ana',
    text: 'Her pages',
    linktype: 'external',
    target: '_blank',
    class: 'more',
  };
  assert.deepEqual(item.website, {
    url: website.href,
    text: website.text,
    target: '_blank',
    className: 'more',
    linkType: 'external',
    targetItem: null,
    jsonValue: { value: website },
  });
  const { jsonValue: image, size, ...picture } = item.profileImage ?? {};
  const src = '/-/media/pictures/red.webp';
  const alt = 'Portrait of Ana Díaz';
  assert.deepEqual(picture, {
    src,
    alt,
    width: '400',
    height: '200',
    extension: 'webp',
    mimeType: 'image/webp',
    small: `${src}?mw=100&mh=50`,
  });
  assert.ok(Number(size) > 0);
  assert.deepEqual(image, { value: { src, alt, width: '400', height: '200' } });
  assert.deepEqual(item.curriculum, { url: '/-/media/cv.pdf' });
  assert.deepEqual(item.hours?.values, [
    { name: 'Monday', value: '9 to 5' },
    { name: 'Tuesday', value: '10 to 6' },
  ]);
  assert.deepEqual(
    [item.languages_?.count, item.languages_?.targetItems],
    [2, [{ name: 'english' }, { name: 'spanish' }]],
  );
  assert.equal(item.none, null);
});

test('[O2] empty fields answer too, and all fields come as a list', async (t) => {
  const { graph } = await startEdge(t);
  const { data, messages } = await graph(`{item(path:"${root}/home/doctors/cy-young",language:"en"){
    fields{__typename name value jsonValue} own:fields(ownFields:true){name}
    ... on PhysicianDetails{gender{targetItem{name} targetId jsonValue} website{url jsonValue} profileImage{src jsonValue} since{dateValue formattedDateValue} rating{numberValue} numberOfReviews{intValue} hours{values{name}}}
  }}`);
  assert.deepEqual(messages, []);
  const item = data.item as Readonly<Record<string, unknown>> & {
    readonly fields: readonly unknown[];
    readonly own: readonly unknown[];
  };
  assert.deepEqual([item.fields.length, item.own.length], [17, 15]);
  assert.deepEqual(
    [item.gender, item.website, item.profileImage, item.since, item.numberOfReviews, item.hours],
    [
      { targetItem: null, targetId: null, jsonValue: {} },
      { url: '', jsonValue: { value: { href: '' } } },
      { src: '', jsonValue: { value: {} } },
      { dateValue: null, formattedDateValue: '' },
      { intValue: null },
      { values: [] },
    ],
  );
});
