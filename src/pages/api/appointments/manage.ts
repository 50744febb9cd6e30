import type { PageConfig } from 'next';
import { directionOf } from '@/i18n/languages';
import { phrasesOf } from '@/i18n/phrases';
import { translator } from '@/i18n/use-phrases';
import { fetchPage } from '#cms/fetch-page';
import { env } from '#config/server/env';
import { visitFormRoute } from '#services/scheduling/visit-form';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

const path = '/appointments/manage';

export default visitFormRoute(async (wanted) => {
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages } = env();
  const language = languages.find((name) => name === wanted) ?? defaultLanguage;
  const { dictionary } = await fetchPage(path, language);
  return {
    t: translator(phrasesOf(['booking', 'visit'], dictionary)),
    language,
    direction: directionOf(language),
    formPath: language === defaultLanguage ? path : `/${language.toLowerCase()}${path}`,
  };
});
