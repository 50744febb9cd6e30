import { env } from '#config/server/env';
import { siteSettings } from '#cms/site-settings';

/** How long what security.txt says may be believed: RFC 9116 wants less than a year. */
const securityDays = 180;

/** What the CMS says for robots, and where the sitemap is. @requirement A15 */
export async function robotsText(): Promise<string | undefined> {
  const settings = await siteSettings();
  if (!settings) return undefined;
  const rules = settings.robots.trim() || 'User-agent: *\nAllow: /';
  return `${rules}\n\nSitemap: ${env().PUBLIC_URL}/sitemap.xml\n`;
}

/**
 * Whom to tell of a security fault (RFC 9116), from the site's attributes `securityContact` and `securityPolicy`.
 * @returns '' where the CMS names nobody
 * @requirement A15
 */
export async function securityText(now: Date): Promise<string | undefined> {
  const settings = await siteSettings();
  if (!settings) return undefined;
  const contact = settings.attributes.get('securityContact');
  if (!contact) return '';
  const policy = settings.attributes.get('securityPolicy');
  // The same all day: what is kept is not made new by each reader.
  const expires = new Date(now.getTime() + securityDays * 24 * 3600 * 1000).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${env()
      .LANGUAGES.map((language) => language.split('-')[0])
      .join(', ')}`,
    `Canonical: ${env().PUBLIC_URL}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${new URL(policy, env().PUBLIC_URL).href}`] : []),
    '',
  ].join('\n');
}

/** The lines of cms-hpt.txt and the site attributes that they come from. */
const priceLines = [
  ['location-name', 'priceLocation'],
  ['source-page-url', 'pricePage'],
  ['mrf-url', 'priceFile'],
  ['contact-name', 'priceContact'],
  ['contact-email', 'priceEmail'],
] as const;

/**
 * Where the hospital's machine-readable prices are, as 45 CFR 180.50 asks for.
 * @returns '' where the CMS does not say all of it
 * @requirement A16
 */
export async function priceText(): Promise<string | undefined> {
  const settings = await siteSettings();
  if (!settings) return undefined;
  const lines = priceLines.map(([label, name]) => {
    const value = settings.attributes.get(name) ?? '';
    return [label, value.startsWith('/') ? `${env().PUBLIC_URL}${value}` : value] as const;
  });
  if (lines.some(([, value]) => value === '')) return '';
  return lines.map(([label, value]) => `${label}: ${value}\n`).join('');
}

/** The web app manifest: the site's name and its mark on a home screen. @requirement A15 */
export function manifestText(name: string): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name,
    short_name: name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#7a1f2b',
    icons: [icon(192), icon(512)],
  });
}
