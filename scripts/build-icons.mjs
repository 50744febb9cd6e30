import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Makes the one file that holds all icons, and the list of their names. The results are committed; run it again after
 * a change of the list below. The file's name carries its content's hash, so it may be cached for ever.
 */
const names = (
  'search menu x chevron-down chevron-right chevron-left arrow-right external-link phone map-pin calendar ' +
  'calendar-plus clock globe check circle-check circle-alert triangle-alert info star users user-round stethoscope ' +
  'hospital heart heart-pulse video sliders-horizontal list map file-text mail printer baby credit-card navigation ' +
  'circle-parking shield-check building-2 microscope graduation-cap award quote play circle-help ellipsis house ' +
  'plus minus pencil brain bone eye ribbon flask-conical ambulance hand-heart languages newspaper download ' +
  'thermometer wind ear hand utensils moon droplet droplets apple flower-2'
).split(' ');

/** Signs of the social networks, drawn for this project in the manner of the others. */
const drawn = {
  facebook:
    '<path d="M14 21v-8h3l.6-4H14V6.8c0-1.2.6-2 2-2h1.8V1.4C17.2 1.2 16.4 1 15.4 1 12.3 1 10 2.9 10 6.3V9H7v4h3v8" />',
  twitter: '<path d="M4 4l16 16" /><path d="M20 4 4 20" /><path d="M8 4H4l12 16h4z" />',
  linkedin:
    '<path d="M5 10v10" /><path d="M10 20V10" /><path d="M10 14.5a4.5 4.5 0 0 1 9 0V20" /><path d="M5 5h.01" stroke-width="3.5" />',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5" /><circle cx="12" cy="12" r="4" /><path d="M17 7h.01" stroke-width="2.5" />',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4" /><path d="m10 9 5 3-5 3z" />',
};

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');
const root = new URL('..', import.meta.url).pathname;

async function shapesOf(name) {
  const svg = await readFile(join(folder, `${name}.svg`), 'utf8');
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const shapes = {
  ...Object.fromEntries(await Promise.all(names.map(async (name) => [name, await shapesOf(name)]))),
  ...drawn,
};
const symbols = Object.entries(shapes).map(
  ([name, inner]) =>
    `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</symbol>`,
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Icons of Lucide, ISC License -->${symbols.join('')}</svg>\n`;
const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
const file = `icons.${hash}.svg`;

await mkdir(join(root, 'public'), { recursive: true });
for (const old of await readdir(join(root, 'public'))) {
  if (/^icons\.[0-9a-f]{8}\.svg$/.test(old) && old !== file) await rm(join(root, 'public', old));
}
await writeFile(join(root, 'public', file), sprite);
await writeFile(
  join(root, 'src/ui/icon/icon-names.ts'),
  `/** Written by scripts/build-icons.mjs. */
export const spriteUrl = '/${file}';

export const iconNames = [
${Object.keys(shapes)
  .map((name) => `  '${name}',`)
  .join('\n')}
] as const;

export type IconName = (typeof iconNames)[number];
`,
);
process.stdout.write(`${file}: ${iconNames(shapes)} icons, ${sprite.length} bytes\n`);

function iconNames(all) {
  return Object.keys(all).length;
}
