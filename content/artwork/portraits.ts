import { hairBehind, hairInFront } from './hair.ts';
import type { Portrait } from '../generator/portraits.ts';

const skins: Readonly<Record<string, readonly [tone: string, shade: string]>> = {
  a: ['#f6d3bd', '#e4b397'],
  b: ['#edbf9c', '#d69f79'],
  c: ['#d9a47a', '#bf865b'],
  d: ['#b97c50', '#9c6239'],
  e: ['#8c5736', '#6f4126'],
  f: ['#633a26', '#4a2919'],
};
const hairs: Readonly<Record<string, string>> = {
  black: '#221d20',
  brown: '#5b3a24',
  dark: '#3a2820',
  chestnut: '#84512b',
  blond: '#d9aa5b',
  red: '#a9502a',
  gray: '#9a9a9d',
  white: '#dcdbd9',
};
const colors: Readonly<Record<string, string>> = {
  wine: '#7a1f2b',
  teal: '#2b7676',
  blue: '#1a4f8b',
  green: '#5f8f63',
  plum: '#6b3a68',
  sun: '#e3a83a',
  rose: '#cf6f7c',
  slate: '#4a5668',
};
const backgrounds: Readonly<Record<string, readonly [soft: string, ring: string]>> = {
  sky: ['#dde9f5', '#c9dcef'],
  rose: ['#f5dfe2', '#edcbd0'],
  sand: ['#f8eadc', '#f0d9c1'],
  mint: ['#dfeee4', '#cbe2d3'],
  lilac: ['#e9e2f2', '#d9cee8'],
  sun: ['#fdf0cf', '#f9e2a8'],
};

const torso = 'M44 600 C46 482 116 446 196 424 L284 424 C364 446 434 482 436 600 Z';

function body({ clothes, color: name, gender }: Portrait, tone: string, shade: string): string {
  const color = colors[name] ?? '#4a5668';
  const neck = `<path d="M200 330 V428 Q240 476 280 428 V330 Z" fill="${tone}"/><path d="M200 352 Q240 410 280 352 V376 Q240 432 200 376 Z" fill="${shade}" opacity=".55"/>`;
  if (clothes === 'scrubs')
    return `<path d="${torso}" fill="${color}"/>${neck}<path d="M196 424 L240 516 L284 424" fill="${tone}"/><path d="M190 424 L240 524 L290 424" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linejoin="round"/><path d="M318 512 h52 v44 h-52 z" fill="#fff" opacity=".22"/>`;
  const shirt = gender === 'female' || clothes === 'coat' ? color : '#ffffff';
  const outer = clothes === 'coat' ? '#ffffff' : color;
  const inner =
    clothes === 'jacket' && gender === 'female' ? '#ffffff' : clothes === 'jacket' ? '#f4f6f9' : shirt;
  const line = clothes === 'coat' ? '#cdd5df' : '#00000030';
  const collar =
    gender === 'male'
      ? `<path d="M196 420 L240 474 L218 500 L180 436 Z M284 420 L240 474 L262 500 L300 436 Z" fill="${clothes === 'coat' ? '#f4f6f9' : '#ffffff'}" stroke="#00000018" stroke-width="2"/>${clothes === 'coat' ? `<path d="M230 478 L250 478 L258 600 L222 600 Z" fill="#1b1b1f" opacity=".28"/>` : ''}`
      : `<path d="M198 424 Q240 512 282 424 Q240 476 198 424" fill="${tone}"/>`;
  const lapels = `<path d="M44 600 C46 482 116 446 194 423 L176 470 L204 492 L186 510 L232 600 Z" fill="${outer}"/><path d="M436 600 C434 482 364 446 286 423 L304 470 L276 492 L294 510 L248 600 Z" fill="${outer}"/><path d="M194 425 L176 470 L204 492 L186 510 L231 598 M286 425 L304 470 L276 492 L294 510 L249 598" fill="none" stroke="${line}" stroke-width="4" stroke-linejoin="round"/>`;
  const badge =
    clothes === 'coat'
      ? `<rect x="322" y="524" width="50" height="34" rx="5" fill="#e6f1fb" stroke="#c3d4e6" stroke-width="3"/><rect x="330" y="534" width="22" height="5" rx="2.5" fill="#1a4f8b"/><rect x="330" y="544" width="32" height="4" rx="2" fill="#9fb4ca"/>`
      : '';
  return `<path d="${torso}" fill="${inner}"/>${neck}${collar}${lapels}${badge}`;
}

function face(
  { age, extras, gender, skin, style, hair: hairName }: Portrait,
  tone: string,
  shade: string,
): string {
  const isDark = skin === 'e' || skin === 'f';
  const brow =
    age === 'old' ? (isDark ? '#77757a' : '#9a938d') : isDark ? '#1d1315' : (hairs[hairName] ?? '#3a2820');
  const lip = isDark ? '#8e3f3f' : gender === 'female' ? '#c0545c' : '#a9604f';
  const beardWord = extras.find((extra) => extra.startsWith('beard'));
  const beardColor = hairs[beardWord?.split(':')[1] ?? hairName] ?? '#3a2820';
  const parts = [
    `<ellipse cx="155" cy="258" rx="16" ry="25" fill="${shade}"/><ellipse cx="325" cy="258" rx="16" ry="25" fill="${shade}"/>`,
    `<path d="M156 228 C156 150 324 150 324 228 V268 C324 336 284 370 240 370 C196 370 156 336 156 268 Z" fill="${tone}"/>`,
    style === 'bald' || style === 'receding'
      ? `<path d="M156 234 C146 112 334 112 324 234 Z" fill="${tone}"/>`
      : '',
    beardWord
      ? `<path d="M156 262 C160 352 196 382 240 382 C284 382 320 352 324 262 C318 296 304 302 284 300 C262 288 218 288 196 300 C176 302 162 296 156 262 Z" fill="${beardColor}"/>`
      : '',
    extras.includes('mustache')
      ? `<path d="M198 314 Q212 292 240 300 Q268 292 282 314 Q260 310 240 310 Q220 310 198 314 Z" fill="${hairs[hairName] ?? '#3a2820'}"/>`
      : '',
    `<ellipse cx="186" cy="292" rx="20" ry="13" fill="#d9534f" opacity="${isDark ? '.12' : '.13'}"/><ellipse cx="294" cy="292" rx="20" ry="13" fill="#d9534f" opacity="${isDark ? '.12' : '.13'}"/>`,
    `<path d="M182 220 Q202 ${gender === 'female' ? 206 : 210} 222 219 M258 219 Q278 ${gender === 'female' ? 206 : 210} 298 220" fill="none" stroke="${brow}" stroke-width="${gender === 'female' ? 6 : 8}" stroke-linecap="round"/>`,
    [203, 277]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="248" rx="15" ry="10.5" fill="#fff"/><circle cx="${x}" cy="248" r="9" fill="#2a1d18"/><circle cx="${x + 3}" cy="245" r="3" fill="#fff"/><path d="M${x - 17} 246 Q${x} 229 ${x + 17} 246" fill="none" stroke="#241917" stroke-width="${gender === 'female' ? 5 : 3.5}" stroke-linecap="round"/>`,
      )
      .join(''),
    `<path d="M240 254 Q232 282 230 286 Q238 294 250 287" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="M208 316 Q240 326 272 316 Q264 346 240 346 Q216 346 208 316 Z" fill="${lip}"/><path d="M215 319 Q240 327 265 319 Q262 330 240 331 Q218 330 215 319 Z" fill="#fff"/>`,
    extras.includes('freckles')
      ? [
          [180, 278],
          [192, 284],
          [176, 290],
          [288, 284],
          [300, 278],
          [304, 290],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4" fill="${shade}"/>`)
          .join('')
      : '',
    extras.includes('lines')
      ? `<path d="M192 302 Q186 314 190 326 M288 302 Q294 314 290 326 M172 256 l-8 -5 M172 262 l-9 2 M308 256 l8 -5 M308 262 l9 2" fill="none" stroke="${shade}" stroke-width="3.5" stroke-linecap="round"/>`
      : '',
    extras.includes('glasses')
      ? `<g fill="#ffffff30" stroke="${isDark ? '#f1e3c8' : '#2b2f38'}" stroke-width="5"><rect x="176" y="228" width="54" height="42" rx="18"/><rect x="250" y="228" width="54" height="42" rx="18"/><path d="M230 244 Q240 238 250 244 M176 242 L156 238 M304 242 L324 238" fill="none"/></g>`
      : '',
  ];
  return parts.join('');
}

/** A portrait as SVG, 480 by 600. */
export function portraitSvg(portrait: Portrait): string {
  const [tone, shade] = skins[portrait.skin] ?? ['#d9a47a', '#bf865b'];
  const [soft, ring] = backgrounds[portrait.background] ?? ['#dde9f5', '#c9dcef'];
  const color = hairs[portrait.hair] ?? colors[portrait.hair] ?? 'none';
  const earrings = portrait.extras.includes('earrings')
    ? '<circle cx="151" cy="290" r="7" fill="#e3b23c"/><circle cx="329" cy="290" r="7" fill="#e3b23c"/>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600"><rect width="480" height="600" fill="${soft}"/><circle cx="240" cy="262" r="206" fill="${ring}"/>${hairBehind(portrait.style, color)}${body(portrait, tone, shade)}${face(portrait, tone, shade)}${hairInFront(portrait.style, color)}${earrings}</svg>`;
}
