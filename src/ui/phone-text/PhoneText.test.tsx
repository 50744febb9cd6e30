import { render, screen } from '@testing-library/react';
import { PhoneText } from '@/ui/phone-text/PhoneText';

test.each([
  ['Please call us: 1-888-824-0200.', '1-888-824-0200', 'tel:+18888240200'],
  ['Llámenos al (773) 555-0100, de día.', '(773) 555-0100', 'tel:+17735550100'],
  ['اتصل بنا: +1 773-555-0195', '+1 773-555-0195', 'tel:+17735550195'],
])('[M1] the number in “%s” can be called, and the sentence stays the same', (text, name, href) => {
  const { container } = render(<PhoneText>{text}</PhoneText>);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(href);
  // What keeps it in one line.
  expect(link.firstElementChild?.tagName).toBe('BDI');
  expect(container.textContent).toBe(text);
});

test('[M1] a part of the site with its own line gives that one; what is no number changes nothing', () => {
  const { container, rerender } = render(
    <PhoneText instead="+1 773-555-0195">Call 1-888-824-0200.</PhoneText>,
  );
  expect(container.textContent).toBe('Call +1 773-555-0195.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+17735550195');
  rerender(<PhoneText instead="Our team">Call 1-888-824-0200.</PhoneText>);
  expect(container.textContent).toBe('Call 1-888-824-0200.');
});

test('[M1] dates, years and long numbers are no phone numbers', () => {
  render(<PhoneText>On 11-28-2026, request 123-456-789012 or NCT09999025: wait ten minutes.</PhoneText>);
  expect(screen.queryByRole('link')).toBeNull();
});
