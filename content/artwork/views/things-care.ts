import { area, box, soft, stroke } from '../paint.ts';
import { shadow, shine, type Thing } from './thing.ts';

export const paper: Thing = (x, y) =>
  shadow(x, y, 100) +
  `<g transform="rotate(-5 ${x} ${y - 100})">${box(x - 86, y - 224, 172, 224, '#8a6242', 'rx="10"')}${box(x - 74, y - 206, 148, 196, '#fdfcf8')}${box(x - 30, y - 236, 60, 26, '#9aa3ad', 'rx="6"')}${[0, 1, 2, 3].map((row) => box(x - 58, y - 176 + row * 42, 18, 18, row < 2 ? '#2c7474' : '#d5dbe0', 'rx="3"') + box(x - 30, y - 172 + row * 42, 88 - row * 9, 10, '#8c949e')).join('')}</g>`;

export const bottle: Thing = (x, y) =>
  shadow(x, y, 56) +
  box(x - 48, y - 150, 96, 150, '#d9822f', 'rx="12"') +
  soft(5, box(x + 8, y - 148, 38, 146, '#3a1608', 'rx="12"'), 0.35) +
  box(x - 54, y - 190, 108, 46, '#f4f3ef', 'rx="8"') +
  box(x - 46, y - 112, 92, 76, '#fbf8f1') +
  box(x - 34, y - 96, 60, 9, '#7a1f2b') +
  box(x - 34, y - 76, 68, 7, '#9aa3ad') +
  box(x - 34, y - 60, 52, 7, '#9aa3ad') +
  shine(`M${x - 38} ${y - 130} V${y - 12}`, 5);

export const kit: Thing = (x, y) =>
  shadow(x, y, 150) +
  area(`M${x - 140} ${y - 130} L${x - 100} ${y - 176} H${x + 150} L${x + 140} ${y - 130}Z`, '#d8b78c') +
  box(x - 140, y - 132, 280, 132, '#c79a68') +
  soft(8, box(x + 30, y - 130, 108, 128, '#3a2412'), 0.3) +
  box(x - 100, y - 104, 120, 72, '#fbf8f1') +
  box(x - 86, y - 90, 50, 10, '#7a1f2b') +
  box(x - 86, y - 70, 86, 8, '#9aa3ad') +
  box(x - 86, y - 54, 66, 8, '#9aa3ad') +
  box(x + 60, y - 112, 56, 44, '#2f5d9b');

export const thermometer: Thing = (x, y) =>
  shadow(x, y, 110) +
  `<g transform="rotate(-24 ${x} ${y - 20})">${box(x - 120, y - 50, 220, 40, '#f4f6f8', 'rx="20"')}${box(x - 60, y - 42, 90, 24, '#bcd8c8', 'rx="5"')}${stroke(`M${x + 100} ${y - 30} h46`, '#c9ced6', 14)}${stroke(`M${x + 146} ${y - 30} h16`, '#8f97a1', 10)}${box(x - 48, y - 36, 30, 12, '#2b4a3c')}</g>`;

export const syringe: Thing = (x, y) =>
  shadow(x, y, 130) +
  `<g transform="rotate(-16 ${x} ${y - 40})">${box(x - 100, y - 66, 170, 50, '#eaf3f8', 'rx="8"')}${box(x - 40, y - 62, 108, 42, '#8cc3e3')}${box(x - 150, y - 48, 56, 14, '#c3cbd3')}${box(x - 162, y - 72, 14, 62, '#9aa5b0', 'rx="5"')}${stroke(`M${x + 70} ${y - 41} h70`, '#9aa5b0', 5)}${[0, 1, 2, 3, 4].map((mark) => stroke(`M${x - 30 + mark * 22} ${y - 64} v16`, '#4a6378', 3)).join('')}</g>`;

export const card: Thing = (x, y) =>
  shadow(x, y, 120) +
  `<g transform="rotate(-6 ${x} ${y - 60})">${box(x - 120, y - 140, 240, 140, '#fdfcf8', 'rx="12"')}${box(x - 120, y - 140, 240, 34, '#7a1f2b', 'rx="12"')}${box(x - 98, y - 86, 56, 62, '#c9d3dd')}${[0, 1, 2].map((row) => box(x - 24, y - 84 + row * 24, 120 - row * 24, 11, '#9aa3ad')).join('')}</g>`;

/** An inhaler in its spacer. */
export const inhaler: Thing = (x, y) =>
  shadow(x, y, 150) +
  box(x - 60, y - 96, 190, 84, '#cfe0ea', 'rx="34"') +
  box(x + 116, y - 78, 44, 48, '#f4f3ef', 'rx="14"') +
  box(x - 128, y - 84, 90, 62, '#2f6fa8', 'rx="12"') +
  box(x - 128, y - 176, 58, 120, '#2f6fa8', 'rx="12"') +
  box(x - 118, y - 214, 38, 56, '#c3c9cf', 'rx="10"') +
  shine(`M${x - 40} ${y - 76} H${x + 96}`, 6);
