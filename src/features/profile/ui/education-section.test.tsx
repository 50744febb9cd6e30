import { render, screen, within } from '@testing-library/react';
import { view } from '../testing/fixtures';
import { emptyItem, fullItem } from './fixtures';

describe('education and credentials', () => {
  const panel = () => document.getElementById('Education-panel') ?? document.body;
  const titles = () =>
    within(panel())
      .getAllByRole('heading')
      .map((heading) => heading.textContent);

  test('[D7] each part stands in its order, with what the author wrote', () => {
    const more = {
      memberships: { value: 'Heart Society; Rhythm Society' },
      internship: { value: 'Prairie Hospital' },
      residency: { value: 'Lakeshore' },
      fellowship: { value: 'Harbor' },
      otherGradEducation: { value: 'MPH' },
      credentialsAndAwards: { value: 'Teacher of the year' },
      publications: { value: { href: 'https://example.org/p', text: 'All papers' } },
    };
    render(view({ ...fullItem, fields: { ...fullItem.fields, ...more } }));
    expect(titles()).toEqual([
      'Board Certifications',
      'Memberships',
      'Practicing Since',
      'Medical Education',
      'Internship',
      'Residency',
      'Fellowship',
      'Other Graduate Education',
      'Credentials & Awards',
      'Publications',
      'Research & Publications',
    ]);
    const items = within(panel())
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items).toEqual(['Internal Medicine', 'Cardiology', 'Heart Society', 'Rhythm Society']);
    expect(within(panel()).getByRole('link', { name: 'All papers' }).getAttribute('href')).toBe(
      'https://example.org/p',
    );
    expect(within(panel()).getByText('2005')).toBeTruthy();
    expect(within(panel()).getByText('Valves.')).toBeTruthy();
  });

  test('[D7] a part without content is left out, and one alone keeps the section', () => {
    render(view({ ...emptyItem, fields: { practicingSince: { value: '1998' } } }));
    expect(titles()).toEqual(['Practicing Since']);
  });

  test('[D7] a link to publications without words of its own has some; without an address it is none', () => {
    const linked = (value: object) => ({ ...emptyItem, fields: { publications: { value } } });
    const { unmount } = render(view(linked({ href: 'https://example.org/p', text: '' })));
    expect(within(panel()).getByRole('link', { name: 'See publications' })).toBeTruthy();
    unmount();
    render(view(linked({ href: '', text: 'All papers' })));
    expect(screen.queryByRole('button', { name: 'Education & Research' })).toBeNull();
  });
});
