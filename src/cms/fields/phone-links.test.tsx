import { screen } from '@testing-library/react';
import { CallLink } from '@/cms/fields/call-link';
import { PhoneLink } from '@/cms/fields/phone-link';
import { renderBlock } from '@/features/content/testing/check-block';

const page = { page: { language: 'ar', direction: 'rtl' } } as const;

test('[E1] a number is a link that calls it', () => {
  renderBlock(
    () => (
      <>
        <CallLink phone="7735550150" />
        <PhoneLink phone="(773) 555-0151" label="Questions?" />
      </>
    ),
    {},
  );
  expect(screen.getByRole('link', { name: 'Call 773-555-0150' }).getAttribute('href')).toBe(
    'tel:+17735550150',
  );
  const number = screen.getByRole('link', { name: '773-555-0151' });
  expect(number.getAttribute('href')).toBe('tel:+17735550151');
  expect(number.parentElement?.textContent).toContain('Questions? 773-555-0151');
});

test('[E1] [A8] words in place of a number are read as they are, in their language, and call nobody', () => {
  const words = 'Call the front desk';
  const { container } = renderBlock(
    () => (
      <>
        <CallLink phone={words} />
        <PhoneLink phone={words} label="Questions?" />
      </>
    ),
    page,
  );
  expect(screen.getAllByText(words).map(({ lang }) => lang)).toEqual(['en', 'en']);
  expect(container.textContent).toBe(words + words);
  expect(screen.queryByRole('link')).toBeNull();
});

test('[E1] without a number there is nothing', () => {
  const { container } = renderBlock(
    () => (
      <>
        <CallLink phone="" />
        <PhoneLink phone="" label="Questions?" />
      </>
    ),
    {},
  );
  expect(container.textContent).toBe('');
});
