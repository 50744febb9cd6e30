import { forgetCounted, readDataLayer, saveDataLayer } from '@/analytics/data-layer';
import { startCollecting } from '@/analytics/collect';
import { linkKindOf } from '@/analytics/link-events';
import { deliverTo, pushEvent } from '@/analytics/queue';

const analytics = { consentCookie: 'agreed' };
const trusted = { ...analytics, hasAgreement: true } as const;
let stop = () => {};

function agree(cookie = 'agreed=analytics'): void {
  Object.defineProperty(document, 'cookie', { value: cookie, configurable: true });
}
function collect(
  settings: { readonly consentCookie: string; readonly hasAgreement?: true } = analytics,
): void {
  stop = startCollecting({ analytics: settings, pathname: '/conditions-services/gout/in-toes' });
}
const eventsOf = () => window.analyticsQueue?.slice(1);

beforeEach(() => {
  agree();
  document.title = 'Gout in toes';
  document.body.innerHTML = `
    <header><a href="/portal">Patient portal</a></header>
    <nav><ol><li>Home</li><li>Conditions</li><li>Gout</li><li>Gout in toes</li></ol></nav>
    <main>
      <a href="tel:+13125550199">Call us</a> <a href="mailto:canary@example.org">Write to us</a>
      <a href="https://elsewhere.example/gout">More on <b>gout</b></a> <a href="#top">Top</a>
      <a href="/find-a-physician/physician/lee-ng">Lee Ng, MD</a>
      <ol data-search='{"total":41}'><li data-position="3"><h3>Gout</h3><a href="/conditions-services/gout" aria-label="See gout">See</a></li></ol>
      <form id="ask-form" method="post"><input name="a"><input name="b"></form>
      <form method="get" id="find"><input name="q"></form>
    </main>
    <script type="application/ld+json">{"@type":"Physician","name":"Lee Ng","identifier":{"value":"1000000999"},
      "knowsAbout":["Rheumatology"],"location":[{"name":"Oak Street"}]}</script>`;
  document.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => {
  stop();
  deliverTo(undefined);
  forgetCounted();
  document.documentElement.removeAttribute('data-personal');
});

const press = (name: string) =>
  [...document.querySelectorAll('a')].find((link) => link.textContent === name)?.click();

test('[N1] [N3] a page view tells the part of the site; under an agreement also condition and physician', () => {
  collect();
  expect(window.analyticsQueue).toEqual([
    { eventName: 'page view', event: 'page view', pageSiteSection: 'conditions-services' },
  ]);
  stop();
  forgetCounted();
  collect(trusted);
  expect(window.analyticsQueue).toEqual([
    {
      eventName: 'page view',
      event: 'page view',
      pageName: 'Gout in toes',
      pageSiteSection: 'conditions-services',
      conditionServiceMain: 'Gout',
      conditionServiceSub: 'Gout in toes',
      physicianName: 'Lee Ng',
      physicianNpi: '1000000999',
      physicianPrimaryLocation: 'Oak Street',
      pageSpecialty: 'Rheumatology',
    },
  ]);
});

test('[N1] links: portal 0.03, calls 0.15, email, exit, physician, the place of a result; nothing twice', () => {
  collect(trusted);
  for (const name of ['Patient portal', 'Call us', 'Write to us', 'More on gout', 'Top', 'Lee Ng, MD', 'See'])
    press(name);
  const link = { eventName: 'link click', event: 'link click', linkSection: 'main' };
  expect(eventsOf()).toEqual([
    {
      ...link,
      linkName: 'Patient portal',
      linkType: 'internal',
      linkSection: 'header',
      customBookingValue: 0.03,
    },
    {
      eventName: 'click to call',
      event: 'click to call',
      linkSection: 'main',
      callClickPhoneNumber: '+13125550199',
      customBookingValue: 0.15,
    },
    { eventName: 'email click', event: 'email click', linkSection: 'main' },
    { ...link, linkName: 'More on gout', linkType: 'exit' },
    { ...link, physicianName: 'Lee Ng, MD', linkName: 'Lee Ng, MD', linkType: 'internal' },
    {
      eventName: 'search result click',
      event: 'search result click',
      searchNumberResults: '41',
      searchPositionClicked: '3',
      searchResultClicked: 'Gout',
    },
  ]);
});

test.each([{ sections: 5 }, 'gout', [1]])(
  '[N1] a visit counts whatever %j a program kept as `datalayer`',
  (kept) => {
    saveDataLayer(kept);
    collect();
    press('Write to us');
    expect(eventsOf()).toHaveLength(1);
    expect(readDataLayer()).toEqual({ sections: ['conditions-services'] });
  },
);

test('[N1] a number that no program can dial is told as it is written', () => {
  document.body.innerHTML = '<main><a href="tel:50%25 off">Half</a><a href="tel:50%">Fifty</a></main>';
  collect(trusted);
  press('Half');
  press('Fifty');
  expect(eventsOf()).toMatchObject([{ callClickPhoneNumber: '50% off' }, { callClickPhoneNumber: '50%' }]);
});

test('[N3] where visitors write about themselves, links tell no more than their kind', () => {
  document.documentElement.setAttribute('data-personal', 'true');
  collect(trusted);
  press('Call us');
  press('Lee Ng, MD');
  expect(eventsOf()).toEqual([
    { eventName: 'click to call', event: 'click to call', linkSection: 'main' },
    { eventName: 'link click', event: 'link click', linkType: 'internal', linkSection: 'main' },
  ]);
});

test('[N1] a form is started once, at the first thing typed; a search is none', () => {
  collect();
  for (const name of ['a', 'b', 'a', 'q'])
    document.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(eventsOf()).toEqual([{ eventName: 'form start', event: 'form start', formName: 'ask' }]);
});

test('[N1] a form that has a name of its own is called by it', () => {
  collect();
  const form = document.querySelector<HTMLFormElement>('[name=a]')?.form;
  form?.setAttribute('data-form-name', 'lung-study');
  document.querySelector('[name=a]')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(eventsOf()).toEqual([{ eventName: 'form start', event: 'form start', formName: 'lung-study' }]);
});

test('[N2] what was told before the script came is counted in its order, without analytics nothing is kept', () => {
  pushEvent({ eventName: 'search fail', searchNumberResults: '0' }, undefined);
  pushEvent({ eventName: 'search fail', searchNumberResults: '0' }, analytics);
  expect(window.analyticsQueue).toBeUndefined();
  collect();
  pushEvent({ eventName: 'search', searchNumberResults: '7' }, analytics);
  expect(eventsOf()?.map(({ eventName }) => eventName)).toEqual(['search fail', 'search']);
});

test.each([['agreed=no'], [''], ['other=analytics']])(
  '[N2] with the cookie %j nothing is counted',
  (cookie) => {
    agree(cookie);
    collect(trusted);
    press('Call us');
    expect(window.analyticsQueue).toBeUndefined();
  },
);

test('[N1] a value named datalayer: JSON, removed by a falsy one, null where none can be read', () => {
  expect(readDataLayer()).toBeNull();
  saveDataLayer({ a: [1] });
  expect(sessionStorage.getItem('datalayer')).toBe('{"a":[1]}');
  expect(readDataLayer()).toEqual({ a: [1] });
  saveDataLayer('');
  expect(sessionStorage.getItem('datalayer')).toBeNull();
  sessionStorage.setItem('datalayer', '{"a":');
  expect(readDataLayer()).toBeNull();
});

test.each([
  ['/about', 'internal'],
  ['?page=2', 'internal'],
  ['#here', undefined],
  ['/es-mx/find-a-physician/physician/x', 'physician'],
  ['/find-a-physician', 'internal'],
  ['https://a.example/', 'external'],
  ['mailto:a@b.example', 'email'],
  ['tel:911', 'phone'],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
])('[N1] a link to %j is of the kind %p', (href, kind) => {
  expect(linkKindOf(href, 'https://clinic.example/now?x=1')).toBe(kind);
});
