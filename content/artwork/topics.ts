const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A soft ground with a ring behind the motif and a hill before it. */
const ground = (soft: string, ring: string, hill: string, motif: string): string =>
  `${rect(0, 0, 1200, 675, soft)}${circle(600, 318, 262, ring)}${motif}${path('M0 610 C220 560 420 640 640 612 C860 584 1000 560 1200 604 V675 H0 Z', hill)}`;

const leaf = (x: number, y: number, turn: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0 C30 -44 84 -44 112 0 C84 40 30 40 0 0 Z" fill="${fill}"/>`;
const flower = (x: number, y: number, petal: string, middle: string): string =>
  [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse transform="translate(${x} ${y}) rotate(${turn})" cx="0" cy="-44" rx="27" ry="44" fill="${petal}"/>`,
    )
    .join('') + circle(x, y, 27, middle);

const heart = (x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 92 C-96 26 -104 -22 -92 -52 C-76 -94 -22 -96 0 -50 C22 -96 76 -94 92 -52 C104 -22 96 26 0 92 Z" fill="${fill}"/>`;

/** One picture for each topic of the health news, and some for single articles. */
export const topics: Readonly<Record<string, string>> = {
  heart: ground(
    '#f7e3e5',
    '#f1d0d5',
    '#e8bfc6',
    `${heart(600, 300, 1.75, '#7a1f2b')}${line('M330 300 H500 L536 236 L586 380 L630 256 L656 300 H870', '#ffffff', 15)}${heart(890, 176, 0.3, '#cf6f7c')}${heart(320, 170, 0.22, '#cf6f7c')}`,
  ),
  cancer: ground(
    '#ece4f3',
    '#dccdea',
    '#cdb9df',
    `<g fill="none" stroke-linecap="butt"><path d="M486 560 C540 440 700 300 676 186 C664 116 536 116 524 186 C500 300 660 440 714 560" stroke="#6b3a68" stroke-width="62"/><path d="M486 560 C520 484 590 400 636 316" stroke="#8c5789" stroke-width="62"/></g>${leaf(790, 430, -38, '#5f8f63')}${leaf(410, 430, 218, '#5f8f63')}`,
  ),
  children: ground(
    '#fdf0cf',
    '#f9e2a8',
    '#f1cf7e',
    `${circle(488, 176, 56, '#84512b')}${circle(712, 176, 56, '#84512b')}${circle(488, 176, 30, '#d9a47a')}${circle(712, 176, 30, '#d9a47a')}<ellipse cx="600" cy="560" rx="168" ry="150" fill="#84512b"/><ellipse cx="600" cy="560" rx="104" ry="104" fill="#b97c50"/><ellipse cx="442" cy="484" rx="48" ry="86" transform="rotate(28 442 484)" fill="#84512b"/><ellipse cx="758" cy="484" rx="48" ry="86" transform="rotate(-28 758 484)" fill="#84512b"/>${circle(600, 282, 156, '#9a6236')}<ellipse cx="600" cy="336" rx="80" ry="64" fill="#e4b98e"/>${circle(540, 262, 16, '#221d20')}${circle(660, 262, 16, '#221d20')}<ellipse cx="600" cy="306" rx="26" ry="19" fill="#221d20"/>${line('M600 324 V344 M566 346 Q600 380 634 346', '#221d20', 9)}${path('M600 432 L540 402 V466 Z M600 432 L660 402 V466 Z', '#7a1f2b')}${circle(600, 432, 17, '#5c1520')}`,
  ),
  women: ground(
    '#fbe9e4',
    '#f6d5cc',
    '#ecbfb2',
    `${line('M600 400 V250 M600 400 C570 340 520 320 492 290 M600 400 C630 340 690 320 712 280', '#4d7a52', 12)}${leaf(604, 350, -30, '#5f8f63')}${leaf(596, 372, 205, '#5f8f63')}${flower(600, 196, '#cf6f7c', '#e3a83a')}${flower(470, 262, '#7a1f2b', '#e3a83a')}${flower(736, 254, '#e9a39b', '#a9502a')}${path('M520 392 H680 C690 470 716 520 700 590 C694 624 506 624 500 590 C484 520 510 470 520 392 Z', '#2b7676')}${path('M506 486 C560 510 640 510 696 486 L704 522 C640 548 560 548 496 522 Z', '#3f9090')}`,
  ),
  brain: ground(
    '#dde9f5',
    '#c3d9ef',
    '#a9c7e4',
    `${path('M470 620 V520 C412 470 392 390 412 306 C436 198 540 130 650 156 C760 182 806 270 792 346 L836 430 C842 444 834 452 818 454 L788 458 C792 520 782 552 730 552 L664 546 V620 Z', '#1a4f8b')}${circle(600, 312, 104, '#ffd27a')}${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<rect x="594" y="178" width="12" height="32" rx="6" transform="rotate(${turn} 600 312)" fill="#ffd27a"/>`).join('')}${line('M556 312 C556 280 590 280 600 304 C610 280 646 280 644 312 C642 342 616 344 600 366 C584 344 558 342 556 312', '#1a4f8b', 9)}`,
  ),
  bones: ground(
    '#dfeee4',
    '#c6e0cf',
    '#a8cdb4',
    `${rect(420, 330, 360, 28, '#4a5668', 14)}${rect(360, 262, 52, 164, '#1a4f8b', 18)}${rect(420, 226, 52, 236, '#123863', 18)}${rect(788, 262, 52, 164, '#1a4f8b', 18)}${rect(728, 226, 52, 236, '#123863', 18)}${circle(840, 540, 76, '#e3a83a')}${line('M770 520 C810 548 870 548 912 520 M812 470 C796 520 800 570 824 612', '#b9801f', 8)}${path('M290 596 C286 560 296 530 304 512 L352 528 C372 556 420 560 462 572 C486 580 488 604 476 612 H300 C292 612 290 604 290 596 Z', '#7a1f2b')}${rect(290, 606, 190, 18, '#ffffff', 9)}${line('M362 538 l-14 18 M392 550 l-14 18', '#ffffff', 7)}`,
  ),
  food: ground(
    '#fff4dc',
    '#fce3b4',
    '#f2cf8c',
    `${circle(500, 292, 62, '#a8121a')}${path('M500 232 l-20 -22 m20 22 l4 -32 m-4 32 l26 -18', 'none', 'stroke="#4d7a52" stroke-width="10" stroke-linecap="round"')}${path('M600 340 C560 250 572 190 612 150 C658 190 668 250 640 340 Z', '#5f8f63')}${path('M650 340 C640 260 670 200 730 176 C764 226 750 290 704 340 Z', '#7fb083')}${line('M612 172 V336 M718 196 C696 240 680 290 672 336', '#3f6e44', 6)}${circle(566, 318, 44, '#e3a83a')}${path('M740 340 L800 214 C812 196 838 208 832 230 L800 350 Z', '#e0762e')}${path('M826 214 l14 -44 m-10 46 l36 -30', 'none', 'stroke="#4d7a52" stroke-width="10" stroke-linecap="round"')}${path('M360 334 H840 C840 452 752 544 600 544 C448 544 360 452 360 334 Z', '#1a4f8b')}${path('M372 386 H828 C822 408 816 420 810 432 H390 C384 420 378 408 372 386 Z', '#ffffff', 'opacity=".28"')}${rect(516, 536, 168, 30, '#123863', 12)}`,
  ),
  living: ground(
    '#e6f3f1',
    '#cfe6e2',
    '#b3d5cf',
    `${rect(430, 110, 340, 350, '#ffffff', 12)}${rect(450, 130, 300, 310, '#bfdcf2')}${circle(680, 196, 40, '#ffd27a')}${path('M450 370 C520 330 600 380 750 340 V440 H450 Z', '#8fbf94')}${rect(546, 300, 16, 90, '#84512b', 6)}${circle(554, 270, 56, '#5f8f63')}${rect(593, 130, 14, 310, '#ffffff')}${rect(450, 278, 300, 14, '#ffffff')}${rect(396, 452, 408, 26, '#b97c50', 8)}${path('M640 560 H770 C770 600 750 626 706 626 C660 626 640 600 640 560 Z', '#7a1f2b')}${line('M770 574 C806 570 806 610 762 606', '#7a1f2b', 12)}${line('M680 540 C668 520 692 512 682 490 M724 540 C712 520 736 512 726 490', '#9fb8b4', 8)}${rect(436, 566, 150, 22, '#1a4f8b', 6)}${rect(448, 588, 150, 22, '#e3a83a', 6)}`,
  ),
  prevention: ground(
    '#e4ecf7',
    '#cbdbf0',
    '#b0c8e6',
    `${path('M600 96 C660 140 730 158 800 160 C808 330 760 480 600 566 C440 480 392 330 400 160 C470 158 540 140 600 96 Z', '#1a4f8b')}${path('M600 146 C650 178 706 194 756 198 C758 334 718 444 600 512 Z', '#2c68ab')}${line('M500 328 L576 404 L712 258', '#ffffff', 36)}${[
      [300, 190],
      [270, 400],
      [920, 210],
      [950, 430],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `${circle(x, y, 26, '#cf6f7c')}${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<rect x="${x - 4}" y="${y - 42}" width="8" height="20" rx="4" transform="rotate(${turn} ${x} ${y})" fill="#cf6f7c"/>`).join('')}`,
      )
      .join('')}`,
  ),
  research: ground(
    '#e3f0f2',
    '#c8e1e6',
    '#a9cfd6',
    `${path('M540 120 H660 V140 H646 V290 L756 500 C774 540 752 566 716 566 H484 C448 566 426 540 444 500 L554 290 V140 H540 Z', '#ffffff')}${path('M514 398 H686 L738 500 C750 530 736 546 710 546 H490 C464 546 450 530 462 500 Z', '#2b7676')}${circle(560, 470, 20, '#8fd0d0')}${circle(630, 500, 14, '#8fd0d0')}${circle(646, 440, 11, '#8fd0d0')}${circle(600, 86, 12, '#2b7676')}${circle(636, 60, 8, '#2b7676')}${rect(836, 240, 52, 300, '#ffffff', 26)}${path('M836 380 H888 V514 C888 530 876 540 862 540 C848 540 836 530 836 514 Z', '#7a1f2b')}${rect(912, 240, 52, 300, '#ffffff', 26)}${path('M912 320 H964 V514 C964 530 952 540 938 540 C924 540 912 530 912 514 Z', '#e3a83a')}${rect(818, 290, 164, 20, '#84512b', 8)}${line('M250 250 C310 300 310 360 250 410 C190 460 190 520 250 570 M330 250 C270 300 270 360 330 410 C390 460 390 520 330 570 M262 276 h56 M262 388 h56 M262 432 h56 M262 546 h56', '#1a4f8b', 11)}`,
  ),
  talk: ground(
    '#f1ece4',
    '#e4d9c8',
    '#d3c3aa',
    `${path('M300 150 H640 C670 150 690 170 690 200 V340 C690 370 670 390 640 390 H430 L350 470 V390 H300 C270 390 250 370 250 340 V200 C250 170 270 150 300 150 Z', '#2b7676')}${path('M560 270 H900 C930 270 950 290 950 320 V460 C950 490 930 510 900 510 H852 V590 L770 510 H560 C530 510 510 490 510 460 V320 C510 290 530 270 560 270 Z', '#ffffff')}${line('M320 222 H600 M320 270 H470 M320 318 H440', '#ffffff', 16)}${heart(730, 386, 0.78, '#7a1f2b')}`,
  ),
  winter: ground(
    '#dbe7f3',
    '#c2d6ea',
    '#ffffff',
    `${[
      [200, 130],
      [330, 300],
      [220, 460],
      [420, 120],
      [900, 150],
      [1010, 320],
      [880, 450],
      [780, 110],
      [1080, 120],
      [120, 300],
    ]
      .map(([x = 0, y = 0], index) =>
        line(
          `M${x} ${y - 20} v40 M${x - 18} ${y - 10} l36 20 M${x - 18} ${y + 10} l36 -20`,
          '#ffffff',
          index % 2 ? 5 : 7,
        ),
      )
      .join(
        '',
      )}${circle(600, 520, 128, '#ffffff')}${circle(600, 340, 94, '#ffffff')}${circle(600, 206, 68, '#ffffff')}${rect(536, 130, 128, 22, '#123863', 8)}${rect(556, 62, 88, 78, '#123863', 8)}${circle(578, 196, 8, '#221d20')}${circle(622, 196, 8, '#221d20')}${path('M600 208 L652 220 L600 228 Z', '#e0762e')}${path('M528 262 C570 286 630 286 672 262 L676 286 C630 312 570 312 524 286 Z', '#a8121a')}${path('M640 284 L676 380 L640 388 L618 296 Z', '#a8121a')}${line('M500 350 L410 290 M430 304 L420 268 M700 350 L790 300', '#84512b', 10)}${circle(600, 350, 9, '#221d20')}${circle(600, 390, 9, '#221d20')}`,
  ),
};
