import { chosenRadius, radiusOf } from './radius';
import { formatSearchUrl, parseSearchUrl } from './search-url';

const near = (subFilterInitialValue?: string) => [
  { kind: 'dropdown' },
  { kind: 'distance', ...(subFilterInitialValue === undefined ? {} : { subFilterInitialValue }) },
];
const radiusIn = (address: string, initial?: string) =>
  radiusOf(parseSearchUrl(new URLSearchParams(address)), near(initial));

test('[B31] [B13] the author’s first radius holds until the visitor chooses another, or any', () => {
  expect(radiusIn('distance=60637')).toBeNull();
  expect(radiusIn('distance=60637', '10')).toBe(10);
  expect(radiusIn('distance=60637&radius=25', '10')).toBe(25);
  expect(radiusIn('distance=60637&radius=Any', '10')).toBeNull();
  for (const odd of ['Any', '7', '', 'x']) expect(radiusIn('distance=60637', odd)).toBeNull();
});

test('[B31] [B2] any distance is said in the address only where another radius would hold', () => {
  expect(chosenRadius(null, near())).toBeNull();
  const radius = chosenRadius(null, near('10'));
  const address = formatSearchUrl({ ...parseSearchUrl(new URLSearchParams('distance=60637')), radius });
  expect(address).toBe('distance=60637&radius=Any');
  expect(radiusIn(address, '10')).toBeNull();
});
