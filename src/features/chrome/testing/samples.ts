import type { AlertData, LanguageLink, NavLink } from '@/features/chrome/model/navigation';

/** A navigation link for tests. */
export function node(text: string, href: string, children: readonly NavLink[] = []): NavLink {
  return { id: text.toLowerCase(), text, href, target: '', icon: '', note: '', style: '', children };
}

export const mainNavigation: readonly NavLink[] = [
  node('Find care', '/find-care', [
    node('Doctors', '', [node('Find a doctor', '/find-a-physician')]),
    node('Find a location', '/find-a-location'),
  ]),
  node('Visit', '/patients-visitors', [node('Parking', '/patients-visitors/parking')]),
  node('About us', '/about'),
];

export const topNavigation: readonly NavLink[] = [node('Patient portal', '/portal')];

export const closable: AlertData = {
  id: 'flu',
  version: '2',
  text: 'Flu shots are ready.',
  color: 'yellow',
  cannotBeClosed: false,
};

export const fixed: AlertData = {
  id: 'storm',
  version: '1',
  text: '<p>The River East clinic is closed.</p>',
  color: 'red',
  cannotBeClosed: true,
};

export const languages: readonly LanguageLink[] = [
  { name: 'English', language: 'en', url: '' },
  { name: 'Español', language: 'es-MX', url: '' },
  { name: 'العربية', language: 'ar', url: '' },
  { name: 'Polski', language: 'pl', url: 'https://pl.example.org/' },
];
