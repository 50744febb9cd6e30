import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const page = (id: string, words: string, children: readonly object[] = []) => ({
  id,
  text: words,
  href: `/heart/${id}`,
  children,
});
const data = {
  ...page('heart', 'Heart care'),
  href: '/heart',
  children: [
    page('clinics', 'Clinics', [page('rhythm', 'Rhythm problems'), page('valves', 'Valves')]),
    page('team', 'Our team'),
  ],
};
const onRhythm = { itemPath: '/Heart/rhythm', pathname: '/heart/rhythm' };

export const fixtures = {
  default: { data, page: onRhythm },
  named: { fields: { titleText: text('Heart pages') }, data, page: onRhythm },
  longest: { data: { ...data, text: longText, children: [page('x', longText, [page('y', longText)])] } },
  rightToLeft: { data, page: { ...onRhythm, direction: 'rtl', language: 'ar' } },
  editing: { page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
