import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws the site's mark at the sizes that browsers and home screens ask for: `npm run favicons`. */
const mark = readFileSync('public/favicon.svg');
const png = (/** @type {number} */ size) => sharp(mark, { density: 600 }).resize(size, size).png().toBuffer();

for (const size of [180, 192, 512]) writeFileSync(`public/icon-${size}.png`, await png(size));

// An icon file that holds one picture, which may be a PNG.
const picture = await png(32);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(32, 6);
head.writeUInt8(32, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(picture.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync('public/favicon.ico', Buffer.concat([head, picture]));
