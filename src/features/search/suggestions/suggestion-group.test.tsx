import { render, screen } from '@testing-library/react';
import { PageContext, type Page } from '@/cms/page';
import { pageKey } from '@/i18n/speech';
import { textKey } from '@/lib/text-key';
import { SuggestionGroup } from './suggestion-group';

const path = '/find-a-location/location/hyde-park';

function suggestedPlace(untranslated: readonly string[]): HTMLElement {
  const title = [
    { text: 'Calder ', isMatch: false },
    { text: 'Hyde', isMatch: true },
  ];
  const option = { key: path, number: 0, title, detail: 'Sleep medicine', href: `/es-mx${path}` };
  const { unmount } = render(
    <PageContext value={{ language: 'es-MX', defaultLanguage: 'en' } as Page}>
      <SuggestionGroup
        listId="list"
        group={{ key: 'location', label: 'Locations', options: [option] }}
        title="Centros"
        untranslated={untranslated}
        active={-1}
        onExpand={() => undefined}
      />
    </PageContext>,
  );
  const found = screen.getByRole('option');
  unmount();
  return found;
}

test('[A8] a suggested name is read in its own language, and says that its page is English only where it is', () => {
  const name = textKey('Calder Hyde');
  const translated = suggestedPlace([name]);
  expect(translated.textContent).toBe('Calder Hyde Sleep medicine');
  expect(translated.querySelector('[lang=en]')?.textContent).toBe('Calder Hyde');
  expect(suggestedPlace([name, pageKey(path, 'es-MX')]).textContent).toBe(
    'Calder Hyde (inglés) Sleep medicine',
  );
  expect(suggestedPlace([textKey('Sleep medicine')]).querySelector('[lang=en]')?.textContent).toBe(
    'Sleep medicine',
  );
});
