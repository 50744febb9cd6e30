import { directionOf, splitLanguage } from '@/i18n/languages';

const configured = { languages: ['en', 'es-MX', 'ar'], defaultLanguage: 'en' };

describe('the language of a path', () => {
  test.each([
    [[], 'en', '/', true],
    [['about'], 'en', '/about', true],
    [['es-mx', 'about'], 'es-MX', '/about', true],
    [['es-MX', 'about'], 'es-MX', '/about', false],
    [['ES-mx'], 'es-MX', '/', false],
    [['ar'], 'ar', '/', true],
    [['en', 'about'], 'en', '/about', false],
    [['fr-FR', 'about'], 'en', '/fr-FR/about', true],
  ] as const)('[A8] %j', (segments, language, path, isCanonical) => {
    expect(splitLanguage(segments, configured)).toEqual({ language, path, isCanonical });
  });

  test('[A8] Arabic reads from right to left, Spanish from left to right', () => {
    expect(directionOf('ar')).toBe('rtl');
    expect(directionOf('ar-EG')).toBe('rtl');
    expect(directionOf('es-MX')).toBe('ltr');
  });
});
