import { linkEventOf } from '@/analytics/link-events';

/** The event of each link of a page, by its words. */
function eventsOf(markup: string) {
  document.body.innerHTML = markup;
  return [...document.querySelectorAll('a')].map((link) => linkEventOf(link));
}

test('[N1] a result is told by its title: of a time in its card too, of a suggestion without what stands beside it', () => {
  const events = eventsOf(`<main data-search='{"total":9}'>
    <article data-position="1"><h3>Lee Ng, MD</h3><a href="/find-a-physician/physician/lee-ng#book=1&type=2">9 AM</a></article>
    <a data-position="2" href="/find-a-physician/physician/lee-ng"><span>Lee Ng, MD</span> <span>Cardiology</span></a>
    <a data-position="3" href="/search?filter=a"><span>Gout</span></a></main>`);
  const told = (position: string, title: string) => ({
    eventName: 'search result click',
    searchPositionClicked: position,
    searchResultClicked: title,
    searchNumberResults: '9',
  });
  expect(events).toEqual([told('1', 'Lee Ng, MD'), told('2', 'Lee Ng, MD'), told('3', '')]);
});

test('[N1] the way to a result on another site is an exit and a call is a call; a result elsewhere is one', () => {
  const events = eventsOf(`<main data-search='{"total":9}'><article data-position="1">
    <h3><a href="https://partner.example/hyde-park">Hyde Park</a></h3>
    <a href="https://www.google.com/maps/dir/?api=1">Get Directions</a> <a href="tel:+17735550150">Call</a></article></main>`);
  expect(events.map((event) => event?.eventName)).toEqual([
    'search result click',
    'link click',
    'click to call',
  ]);
  expect(events[1]).toMatchObject({ linkType: 'exit' });
});

test('[N1] a physician is named by the link to their page: no language is one, and no time', () => {
  const events = eventsOf(`<a href="/find-a-physician/physician/lee-ng">Lee Ng, MD</a>
    <a href="/es-mx/find-a-physician/physician/lee-ng" hreflang="es-MX">Español</a>
    <a href="/find-a-physician/physician/lee-ng#book">Book Online</a>`);
  expect(events).toEqual([
    expect.objectContaining({ linkName: 'Lee Ng, MD', physicianName: 'Lee Ng, MD' }),
    expect.not.objectContaining({ physicianName: expect.anything() as unknown }),
    expect.not.objectContaining({ physicianName: expect.anything() as unknown }),
  ]);
});

test('[N1] a portal with a host of its own is worth 0.03 in the header, and nothing elsewhere', () => {
  const events = eventsOf(`<header><a href="https://mychart.calder.example/">Sign in</a></header>
    <main><a href="https://mychart.calder.example/">Test results</a></main>`);
  expect(events).toEqual([
    expect.objectContaining({ linkType: 'exit', customBookingValue: 0.03 }),
    expect.not.objectContaining({ customBookingValue: 0.03 }),
  ]);
});
