import type { Loader } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import type { GlossaryPage } from '@/contracts/glossary';
import { subsiteOf } from '@/domain/subsites';
import { readGlossary } from '#services/search/lists/glossary';

/**
 * The glossary for exactly the letter that was asked for; anything else than a letter is none. In a sub-site it lists
 * what belongs to it, unless an author says otherwise.
 * @requirement C2
 */
export const load: Loader<GlossaryPage> = async ({
  rendering,
  language,
  query,
  pathname,
  searches,
  signal,
}) => {
  const asked = (query.get('letter') ?? '').toUpperCase();
  const letter = asked === 'ALL' ? 'all' : /^[\p{L}#]$/u.test(asked) ? asked : '';
  const subsite = textOf(fieldOf(rendering.fields, 'subsite')) || subsiteOf(pathname) || '';
  if (searches && !(await searches.take())) return { ok: false, error: 'tooManyRequests' };
  const found = await readGlossary({ letter, subsite, language }, signal);
  return found.ok ? { ok: true, data: found.value } : { ok: false, error: 'searchUnavailable' };
};
