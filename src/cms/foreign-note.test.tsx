import { render, screen } from '@testing-library/react';
import { ForeignNote } from '@/cms/foreign-note';
import { PageContext, type Page } from '@/cms/page';
import { phraseId } from '@/i18n/phrase-id';
import { PhrasesContext } from '@/i18n/use-phrases';

const phrases = {
  [phraseId('Part of this page is in {language}.')]: 'Parte de esta página está en {language}.',
};

function note(page: Partial<Page>) {
  const { container } = render(
    <PageContext value={{ language: 'es-MX', defaultLanguage: 'en', ...page } as Page}>
      <PhrasesContext value={phrases}>
        <ForeignNote />
      </PhrasesContext>
    </PageContext>,
  );
  return container;
}

test('[A8] a page of which much is not translated says so in its own language; any other says nothing', () => {
  note({ isMuchForeign: true });
  expect(screen.getByText('Parte de esta página está en inglés.')).toBeTruthy();
  expect(note({}).textContent).toBe('');
});
