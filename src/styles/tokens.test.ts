import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '@/domain/subsites';

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const body = sheet.slice(start, sheet.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const main = tokensOf(':root');

function tokens(theme: string): (name: string) => string {
  const own = theme === 'main' ? new Map<string, string>() : tokensOf(`[data-theme='${theme}']`);
  return (name) => own.get(name) ?? main.get(name) ?? '';
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text colour, background, minimum contrast. */
const pairs = [
  ['--ink', '--paper', 7],
  ['--ink', '--canvas', 7],
  ['--ink', '--brand-tint', 7],
  ['--ink', '--warning-tint', 7],
  ['--ink', '--sun', 7],
  ['--ink-2', '--paper', 7],
  ['--ink-2', '--canvas', 7],
  ['--link', '--paper', 7],
  ['--link', '--canvas', 7],
  ['--action-hover', '--canvas', 7],
  ['--paper', '--action', 7],
  ['--paper', '--action-hover', 7],
  ['--paper', '--brand', 7],
  ['--paper', '--brand-hover', 7],
  ['--brand', '--brand-tint', 6],
  ['--visited', '--paper', 7],
  ['--error', '--paper', 4.5],
  ['--error', '--error-tint', 4.5],
  ['--warning', '--warning-tint', 4.5],
  ['--success', '--success-tint', 4.5],
  ['--info', '--info-tint', 4.5],
  ['--accent', '--paper', 4.5],
  ['--leaf', '--paper', 4.5],
  ['--input-line', '--paper', 3],
  ['--input-line', '--canvas', 3],
  ['--star', '--paper', 3],
  ['--focus', '--ink', 3],
  ['--focus', '--brand', 3],
] as const;

describe.each(themes)('the colours of %s', (theme) => {
  const value = tokens(theme);
  test.each(pairs)('[A3] %s on %s: at least %d', (text, ground, least) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(least);
  });
});

test('[A3] a theme sets only the tokens that a theme may set', () => {
  const allowed = new Set(
    'canvas brand brand-hover brand-tint action action-hover link accent leaf sun radius radius-l logo'
      .split(' ')
      .map((name) => `--${name}`),
  );
  for (const theme of themes.slice(1)) {
    const own = [...tokensOf(`[data-theme='${theme}']`).keys()];
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((name) => !allowed.has(name))).toEqual([]);
  }
});

test('[A3] only files of tokens have literal colours', () => {
  const literal = /(#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\()/i;
  const source = join(__dirname, '..');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(20);
  const offenders = sheets.filter(
    (name) => !/tokens(\.module)?\.css$/.test(name) && literal.test(readFileSync(join(source, name), 'utf8')),
  );
  expect(offenders).toEqual([]);
});
