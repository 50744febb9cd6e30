/** The outline of hair over the forehead, from ear to ear. */
const cap =
  'M148 262 C134 150 178 112 240 112 C302 112 346 150 332 262 C326 226 318 208 306 196 C270 206 214 204 186 176 C180 200 160 214 148 262 Z';
const middleParting =
  'M148 268 C134 150 178 110 240 110 C302 110 346 150 332 268 C326 216 292 200 240 158 C188 200 154 216 148 268 Z';
const shortCap =
  'M152 246 C140 156 182 116 240 116 C298 116 340 156 328 246 C322 214 314 198 300 186 C262 190 218 190 180 186 C166 198 158 214 152 246 Z';

function circles(list: readonly (readonly [number, number, number])[], color: string): string {
  return list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`).join('');
}

const path = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`;
const sheen = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="6" stroke-linecap="round"/>`;

const around = [
  [160, 226, 34],
  [150, 190, 34],
  [166, 152, 36],
  [200, 126, 38],
  [240, 116, 40],
  [280, 126, 38],
  [314, 152, 36],
  [330, 190, 34],
  [320, 226, 34],
] as const;

type Drawing = (color: string) => string;

const behind: Readonly<Record<string, Drawing>> = {
  long: (color) =>
    path(
      'M142 250 C130 130 180 102 240 102 C300 102 350 130 338 250 C340 340 352 420 362 470 H118 C128 420 140 340 142 250 Z',
      color,
    ),
  wavy: (color) =>
    path(
      'M140 240 C126 130 180 100 240 100 C300 100 354 130 340 240 C372 280 338 320 362 356 C384 400 352 440 330 452 H150 C128 440 96 400 118 356 C142 320 108 280 140 240 Z',
      color,
    ),
  bob: (color) =>
    path(
      'M140 240 C128 128 180 100 240 100 C300 100 352 128 340 240 C346 300 346 336 340 362 C300 380 180 380 140 362 C134 336 134 300 140 240 Z',
      color,
    ),
  bun: (color) => circles([[240, 92, 48]], color),
  curls: (color) =>
    circles([...around, [146, 262, 32], [148, 300, 30], [334, 262, 32], [332, 300, 30]], color),
  afro: (color) => circles([[240, 210, 142]], color),
  ponytail: (color) =>
    path('M320 140 C400 150 398 260 374 360 C366 392 340 380 346 350 C356 280 346 230 316 200 Z', color),
  braids: (color) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map(
        (at) =>
          `${circles(
            [
              [138, 230 + at * 29, 19 - at / 3],
              [342, 230 + at * 29, 19 - at / 3],
            ],
            color,
          )}`,
      )
      .join('') + path('M142 250 C130 130 180 102 240 102 C300 102 350 130 338 250 Z', color),
  locs: (color) =>
    [112, 130, 148, 332, 350, 368]
      .map(
        (x, at) =>
          `<rect x="${x - 11}" y="${at === 0 || at === 5 ? 200 : 180}" width="22" height="${at === 0 || at === 5 ? 170 : 220}" rx="11" fill="${color}"/>`,
      )
      .join('') + path('M124 250 C120 124 176 100 240 100 C304 100 360 124 356 250 Z', color),
  hijab: (color) =>
    path(
      'M122 262 C110 130 176 92 240 92 C304 92 370 130 358 262 C366 360 402 420 412 500 H68 C78 420 114 360 122 262 Z',
      color,
    ),
};

const inFront: Readonly<Record<string, Drawing>> = {
  long: (color) => path(middleParting, color) + sheen('M176 176 C190 146 212 132 232 130'),
  wavy: (color) => path(cap, color) + sheen('M196 150 C220 132 260 130 286 144'),
  bob: (color) =>
    path(
      'M140 262 C126 148 178 104 240 104 C302 104 354 148 340 262 C344 300 342 330 336 352 C326 320 330 260 316 214 C270 222 206 212 184 180 C166 220 154 300 144 352 C138 330 136 300 140 262 Z',
      color,
    ) + sheen('M190 146 C214 128 262 126 290 142'),
  bun: (color) =>
    path(
      'M150 244 C136 150 180 112 240 112 C300 112 344 150 330 244 C320 196 284 172 240 172 C196 172 160 196 150 244 Z',
      color,
    ) + sheen('M186 156 C210 138 268 138 294 156'),
  curls: (color) =>
    circles(
      [
        [176, 176, 26],
        [206, 160, 28],
        [240, 154, 28],
        [274, 160, 28],
        [304, 176, 26],
      ],
      color,
    ),
  afro: (color) =>
    path(
      'M150 240 C146 176 186 158 240 158 C294 158 334 176 330 240 C352 190 330 110 240 110 C150 110 128 190 150 240 Z',
      color,
    ),
  ponytail: (color) =>
    path(
      'M150 244 C136 150 180 110 240 110 C300 110 344 150 330 244 C322 202 300 186 262 168 C226 186 170 192 150 244 Z',
      color,
    ) + sheen('M190 146 C214 130 262 130 288 146'),
  braids: (color) =>
    path(middleParting, color) + sheen('M206 150 C190 164 176 184 168 206 M274 150 C290 164 304 184 312 206'),
  locs: (color) =>
    path(middleParting, color) + sheen('M200 140 C186 160 174 184 168 206 M280 140 C294 160 306 184 312 206'),
  pixie: (color) =>
    path(
      'M148 260 C132 148 180 106 244 106 C308 106 346 150 332 256 C326 232 322 214 312 200 C296 204 282 196 274 184 C258 202 230 200 220 188 C204 204 190 204 180 200 C164 216 156 236 148 260 Z',
      color,
    ),
  short: (color) =>
    path(shortCap, color) +
    circles(
      [
        [178, 168, 22],
        [208, 152, 24],
        [240, 146, 25],
        [272, 152, 24],
        [302, 168, 22],
      ],
      color,
    ),
  fade: (color) =>
    path(
      'M152 232 C142 158 184 124 240 124 C296 124 338 158 328 232 C322 206 316 192 304 184 C262 178 218 178 176 184 C164 192 158 206 152 232 Z',
      color,
    ),
  side: (color) => path(cap, color) + sheen('M206 142 C236 130 268 134 292 150'),
  quiff: (color) =>
    path(
      'M150 248 C140 178 150 120 214 104 C276 88 338 116 332 178 C334 206 332 226 330 248 C324 216 318 202 308 192 C276 172 222 196 182 180 C164 198 158 216 150 248 Z',
      color,
    ) + sheen('M190 136 C220 114 270 112 300 132'),
  receding: (color) =>
    path(
      'M150 262 C130 224 136 182 158 166 C172 172 172 208 164 226 C158 238 154 250 150 262 Z M330 262 C350 224 344 182 322 166 C308 172 308 208 316 226 C322 238 326 250 330 262 Z',
      color,
    ),
  hijab: (color) =>
    `<path fill-rule="evenodd" d="M122 262 C110 128 176 90 240 90 C304 90 370 128 358 262 C362 330 384 372 398 430 C340 474 276 486 240 486 C204 486 140 474 82 430 C96 372 118 330 122 262 Z M162 236 V270 C162 334 200 364 240 364 C280 364 318 334 318 270 V236 C318 168 162 168 162 236 Z" fill="${color}"/><path d="M318 290 C300 372 220 400 120 420 M150 200 C166 150 206 132 244 132" fill="none" stroke="#00000022" stroke-width="6" stroke-linecap="round"/>`,
};

/** The hair that lies behind head and shoulders. */
export function hairBehind(style: string, color: string): string {
  return behind[style]?.(color) ?? '';
}

/** The hair, or scarf, that lies over the head. */
export function hairInFront(style: string, color: string): string {
  return inFront[style]?.(color) ?? '';
}
