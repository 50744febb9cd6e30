import type { Loader } from '@/cms/block';
import { fieldOf, textOf } from '@/cms/fields/readers';
import type { GlossaryPage } from '@/contracts/glossary';
import { readGlossary } from '#services/search/glossary';

/** The glossary for exactly the letter that was asked for; anything else than a letter is none. */
export const load: Loader<GlossaryPage> = async ({ rendering, language, query, signal }) => {
  const asked = (query.get('letter') ?? '').toUpperCase();
  const letter = asked === 'ALL' ? 'all' : /^[A-Z#]$/.test(asked) ? asked : '';
  const subsite = textOf(fieldOf(rendering.fields, 'subsite'));
  const found = await readGlossary({ letter, subsite, language }, signal);
  return found.ok ? { ok: true, data: found.value } : { ok: false, error: 'searchUnavailable' };
};
