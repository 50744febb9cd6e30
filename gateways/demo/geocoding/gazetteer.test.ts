import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPlace } from './gazetteer.ts';
import { writtenAddresses } from './testing/addresses.ts';
import { entryByZip, milesBetween } from './zip-codes.ts';

const chicago = { latitude: 41.8781136, longitude: -87.6297982 };
const nameOf = (text: string) => findPlace(text, chicago)?.name;

/** What people of Chicago call parts of it, with a ZIP code there: the ZIP codes come from the post office. */
const neighborhoods = `
hyde park 60615, Hyde Park Chicago 60615, kenwood 60615, bronzeville 60653, woodlawn 60637, south shore 60649
englewood 60621, west englewood 60636, chatham 60619, roseland 60628, pullman 60628, beverly 60643, morgan park 60643
mount greenwood 60655, mt. greenwood 60655, hegewisch 60633, south chicago 60617, east side 60617, auburn gresham 60620
washington park 60637, back of the yards 60609, bridgeport 60608, canaryville 60609, chinatown 60616, pilsen 60608
little village 60623, north lawndale 60623, mckinley park 60609, brighton park 60632, gage park 60632, midway 60638
garfield ridge 60638, ashburn 60652, chicago lawn 60629, marquette park 60629, downtown 60602, the loop 60602, loop 60602
downtown chicago 60602, south loop 60605, printer's row 60605, printers row 60605, west loop 60607, fulton market 60607
greektown 60661, little italy 60607, university village 60607, medical district 60612, near west side 60612
river north 60654, streeterville 60611, mag mile 60611, gold coast 60610, old town 60610, lincoln park 60614
lakeview 60657, lake view 60657, wrigleyville 60613, boystown 60657, uptown 60640, andersonville 60640, edgewater 60660
rogers park 60626, west rogers park 60645, ravenswood 60640, lincoln square 60625, north center 60618, Northcenter 60618
roscoe village 60618, albany park 60625, irving park 60641, portage park 60641, jefferson park 60630, sauganash 60646
logan square 60647, bucktown 60647, wicker park 60622, ukrainian village 60622, west town 60622, humboldt park 60651
hermosa 60639, belmont cragin 60639, austin 60644, garfield park 60624, avondale 60618, o'hare 60666, oakland 60653
edison park 60631, norwood park 60631, dunning 60634, west lawn 60629, archer heights 60632, grand crossing 60619
south side 60636, hydepark 60615, rivernorth 60654, hyde prk 60615, wicker prak 60622, pilson 60608`;

test('[B14] the neighbourhoods of Chicago are where they are, however they are spelt', () => {
  const wrong = neighborhoods
    .split(/[,\n]/u)
    .map((line) => /^\s*(.+) (\d{5})\s*$/u.exec(line))
    .filter((match) => match !== null)
    .flatMap(([, text = '', zip = '']) => {
      const place = findPlace(text, chicago);
      const entry = entryByZip.get(zip);
      const miles = place && entry ? milesBetween(place, entry) : Infinity;
      // The list of ZIP codes has the airport's in the middle of the city.
      const limit = text === "o'hare" ? 16 : 2.6;
      return miles <= limit ? [] : [`${text}: ${place?.name}, ${miles.toFixed(1)} miles from ${zip}`];
    });
  assert.deepEqual(wrong, []);
});

test('[B14] suburbs and towns around come before others of their name; far ones need their state', () => {
  const said = Object.fromEntries(
    [
      'evanston',
      'Evanston, IL',
      'Oak park',
      'la grange',
      'LaGrange',
      'Des Plaines',
      'desplaines',
      'O Fallon',
      'elk grove',
      'Mt Prospect',
      'arlington hts',
      'st charles',
      'McHenry',
      'gary',
      'schererville',
      'Kenosha',
      'milwaukee',
      'aurora',
      'springfield',
      'bloomington',
      'Quincy',
      'hyde park, pa',
      'Hyde Park, MA',
      'Austin, TX',
      'austin texas',
      'boston',
      'Honolulu',
      'New York',
      'washington dc',
      'cook county',
      'dupage county',
      'north shore',
      'Skokei',
      'evanston area',
      'downtown evanston',
      'norridge',
      'burr ridge',
      'Chatham, IL',
      'Bridgeport IL',
      '100 N Main St, Chatham, IL',
    ].map((text) => [text, nameOf(text)]),
  );
  assert.deepEqual(said, {
    evanston: 'Evanston, IL',
    'Evanston, IL': 'Evanston, IL',
    'Oak park': 'Oak Park, IL',
    'la grange': 'La Grange, IL',
    LaGrange: 'La Grange, IL',
    'Des Plaines': 'Des Plaines, IL',
    desplaines: 'Des Plaines, IL',
    'O Fallon': 'O Fallon, IL',
    'elk grove': 'Elk Grove Village, IL',
    'Mt Prospect': 'Mount Prospect, IL',
    'arlington hts': 'Arlington Heights, IL',
    'st charles': 'Saint Charles, IL',
    McHenry: 'McHenry, IL',
    gary: 'Gary, IN',
    schererville: 'Schererville, IN',
    Kenosha: 'Kenosha, WI',
    milwaukee: 'Milwaukee, WI',
    aurora: 'Aurora, IL',
    springfield: 'Springfield, IL',
    bloomington: 'Bloomington, IL',
    Quincy: 'Quincy, IL',
    'hyde park, pa': 'Hyde Park, PA',
    'Hyde Park, MA': 'Hyde Park, MA',
    'Austin, TX': 'Austin, TX',
    'austin texas': 'Austin, TX',
    boston: 'Boston, MA',
    Honolulu: 'Honolulu, HI',
    'New York': 'New York, NY',
    'washington dc': 'Washington, DC',
    'cook county': 'Cook County, IL',
    'dupage county': 'DuPage County, IL',
    'north shore': 'North Shore, IL',
    Skokei: 'Skokie, IL',
    'evanston area': 'Evanston, IL',
    'downtown evanston': 'Evanston, IL',
    norridge: 'Norridge, IL',
    'burr ridge': 'Burr Ridge, IL',
    'Chatham, IL': 'Chatham, Chicago, IL',
    'Bridgeport IL': 'Bridgeport, Chicago, IL',
    '100 N Main St, Chatham, IL': 'Chatham, IL',
  });
});

test('[B14] addresses as people write them never lead to another state', () => {
  const wrong = writtenAddresses.flatMap(({ text, state, zip, isStateNamed }) => {
    const place = findPlace(text, chicago);
    const entry = entryByZip.get(zip);
    const isIn = new RegExp(`, ${state}(?: \\d{5})?$`).test(place?.name ?? '');
    const isNear = place && entry && milesBetween(place, entry) <= 15;
    return (isIn && isNear) || (!place && !isStateNamed) ? [] : [`${text}: ${place?.name}`];
  });
  assert.deepEqual(wrong, []);
});

test('[B14] places are known by their Spanish and Arabic names', () => {
  const said = Object.fromEntries(
    [
      'centro',
      'el centro de Evanston',
      'Barrio Chino',
      'la villita',
      'هايد بارك',
      'هايد بارك، شيكاغو، إلينوي',
      'وسط إيفانستون',
      'الحى الصينى',
      'القريه الصغيره',
      'نابرفيل',
      'أوستن، شيكاغو',
    ].map((text) => [text, nameOf(text)]),
  );
  assert.deepEqual(said, {
    centro: 'The Loop, Chicago, IL',
    'el centro de Evanston': 'Evanston, IL',
    'Barrio Chino': 'Chinatown, Chicago, IL',
    'la villita': 'Little Village, Chicago, IL',
    'هايد بارك': 'Hyde Park, Chicago, IL',
    'هايد بارك، شيكاغو، إلينوي': 'Hyde Park, Chicago, IL',
    'وسط إيفانستون': 'Evanston, IL',
    'الحى الصينى': 'Chinatown, Chicago, IL',
    'القريه الصغيره': 'Little Village, Chicago, IL',
    نابرفيل: 'Naperville, IL',
    'أوستن، شيكاغو': 'Austin, Chicago, IL',
  });
});

for (const [text, expected] of [
  ['5800 South Drexel Avenue, Chicago, IL 60637', 'Chicago, IL 60637'],
  ['5800 south drexel ave chicago il 60637-1234', 'Chicago, IL 60637'],
  ['5800 S. DREXEL AVE., CHICAGO, ILL. 60637, U.S.A.', 'Chicago, IL 60637'],
  ['5800 S Drexel\nChicago IL60637', 'Chicago, IL 60637'],
  ['60637 Chicago', 'Chicago, IL 60637'],
  ['606371234', 'Chicago, IL 60637'],
  ['15500 South Dixie Highway, Harvey', 'Harvey, IL'],
  ['15500 S Dixie Hwy Harvey Illinois', 'Harvey, IL'],
  ['10001 S Western Ave, Chicago', 'Chicago, IL'],
  ['10001 S Western Ave, Chicago, IL', 'Chicago, IL'],
  ['10001 South Western Avenue Beverly', 'Beverly, Chicago, IL'],
  ['14290 South La Grange Road, Orland Park, IL', 'Orland Park, IL'],
  ['19500 South Kedzie Avenue', undefined],
  ['2600 North Milwaukee', undefined],
  ['12 Salt Creek Lane, Suite 110, Hinsdale', 'Hinsdale, IL'],
  ['12 salt creek lane suite 110 hinsdale', 'Hinsdale, IL'],
  ['Apt 60601, 1600 Sherman Ave, Evanston', 'Evanston, IL'],
  ['1600 Sherman Ave, Evanston, IL (847) 555-0134', 'Evanston, IL'],
  ['PO Box 10001, Naperville IL', 'Naperville, IL'],
  ['Hyde Park, Chicago, IL', 'Hyde Park, Chicago, IL'],
  ['25 North Winfield Road, Winfield', 'Winfield, IL'],
  ['1201 Ricker Drive, Salem', 'Salem, IL'],
  ['5900 Bond Avenue, Centreville', undefined],
  ['Highland', 'Highland, IN'],
  ['Hammond', 'Hammond, IN'],
  ['pilsen chicago', 'Pilsen, Chicago, IL'],
  ['120 Main St, Springfield, MA', 'Springfield, MA'],
  ['Springfield 01103', 'Springfield, MA 01103'],
  ['Worcester, MA 1608', 'Worcester, MA 01608'],
  ['1500 US Route 41, Schererville, IN 46375', 'Schererville, IN 46375'],
  ['Chicago, IL 10001', 'Chicago, IL'],
  ['Chicago 60679', 'Chicago, IL 60679'],
  ['60290', 'Chicago, IL 60290'],
  ['00000', undefined],
  ['99999', undefined],
  ['zzzz', undefined],
  ['Atlantis', undefined],
] as const)
  test(`[B14] ${JSON.stringify(text)} is ${expected ?? 'no place'}`, () => {
    assert.equal(nameOf(text), expected);
  });
