import { setTimeout as pause } from 'node:timers/promises';

const paths = [
  '/',
  '/about',
  '/search',
  '/find-a-location',
  '/comer',
  '/cancer',
  '/forefront',
  '/heart-vascular',
  '/bones-joints',
  '/find-care',
  '/international',
  '/primary-care',
  '/patients-visitors/billing',
  '/patients-visitors/parking',
  '/patients-visitors/insurance',
  '/about/contact',
  '/about/giving',
  '/about/careers',
  '/conditions-services',
  '/conditions-services/a-z',
  '/find-a-clinical-trial',
  '/request-an-appointment',
  '/es-mx',
  '/ar',
  '/es-mx/about',
  '/ar/about',
  '/refer-a-patient',
];

/**
 * Somebody who asks for one page after the other, until it is enough.
 * @param {string} site
 * @param {number} pages - how many different ones
 */
export function startVisitors(site, pages) {
  /** @type {number[]} */
  const waits = [];
  let isOver = false;
  const coming = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const startedAt = performance.now();
      await (await fetch(site + paths[at % Math.min(pages, paths.length)])).arrayBuffer();
      waits.push(performance.now() - startedAt);
      await pause(10);
    }
  })();
  return {
    waits,
    end: async () => {
      isOver = true;
      await coming;
    },
  };
}
