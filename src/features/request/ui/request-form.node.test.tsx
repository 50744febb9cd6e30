import { renderToStaticMarkup } from 'react-dom/server';
import { requestOn } from '../testing/request-world';

test('[J1] [K10] without scripts, what only a child needs is marked as optional, the list too', () => {
  const html = renderToStaticMarkup(requestOn('long'));
  const labelOf = (field: string) => {
    const [, label = ''] = new RegExp(`<label for="request-${field}"[^>]*>(.*?)</label>`).exec(html) ?? [];
    return label.replace(/<[^>]+>/g, '');
  };
  for (const field of ['guardianName', 'guardianRelation', 'guardianPhone'])
    expect(labelOf(field)).toMatch(/ \(optional\)$/);
  expect(labelOf('gender')).toBe('Legal sex');
});
