const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A sky that grows lighter toward the ground. */
const sky = (name: string, above: string, below: string): string =>
  `<defs><linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs><rect width="1200" height="675" fill="url(#${name})"/>`;

/** Towers by a lake, as far away as their color says. */
const skyline = (base: number, fill: string, light: string): string =>
  [
    [40, 120, 150],
    [130, 190, 84],
    [226, 140, 120],
    [360, 250, 70],
    [444, 180, 110],
    [572, 290, 80],
    [586, 340, 12],
    [640, 340, 10],
    [668, 210, 130],
    [812, 160, 92],
    [918, 230, 76],
    [1008, 130, 150],
  ]
    .map(([x = 0, height = 0, width = 0], index) => {
      const windows = Array.from({ length: width > 60 ? 6 : 0 }, (_, at) =>
        rect(
          x + 14 + ((at * 29 + index * 11) % (width - 26)),
          base - height + 22 + ((at * 43) % Math.max(height - 50, 1)),
          9,
          13,
          light,
        ),
      );
      return rect(x, base - height, width, height + 4, fill) + windows.join('');
    })
    .join('');

const flakes = (fill: string): string =>
  Array.from({ length: 60 }, (_, at) => circle((at * 197) % 1200, (at * 131) % 560, 3 + (at % 4), fill)).join(
    '',
  );

const jar = (x: number, fill: string): string =>
  `${rect(x, 390, 92, 130, fill, 14)}${rect(x + 10, 372, 72, 26, '#84512b', 6)}${rect(x + 18, 420, 56, 50, '#ffffff', 6)}`;

/** Pictures of single stories. */
export const stories: Readonly<Record<string, string>> = {
  snow: `${sky('snow', '#8fb0d0', '#e8eff6')}${skyline(470, '#9db4cb', '#f6e3b0')}${path('M0 450 C240 420 420 486 700 452 C920 426 1080 470 1200 448 V675 H0 Z', '#f4f7fa')}${path('M0 540 C300 500 640 580 1200 520 V675 H0 Z', '#ffffff')}${line('M690 250 L560 500', '#84512b', 20)}${line('M664 238 L722 264', '#4a5668', 22)}${path('M590 470 L652 504 L604 606 C560 616 506 592 500 560 Z', '#7a1f2b')}${path('M470 590 C520 530 640 540 700 596 C640 626 520 626 470 590 Z', '#e3ebf3')}${flakes('#ffffff')}`,
  garden: `${sky('garden', '#cfe3ee', '#fdf3dc')}${skyline(330, '#c2d3da', '#f8e9bd')}${path('M0 330 H1200 V675 H0 Z', '#7fa66f')}${[0, 1, 2, 3].map((row) => path(`M${-80 + row * 40} ${390 + row * 80} H${1280 - row * 40} V${424 + row * 80} H${-80 + row * 40} Z`, '#6b4a33')).join('')}${Array.from({ length: 44 }, (_, at) => circle(40 + ((at * 107) % 1140), 380 + (at % 4) * 80, 20 + (at % 3) * 5, ['#3f7a4a', '#5f8f63', '#87b26c'][at % 3] ?? '#5f8f63')).join('')}${path('M430 420 H770 L736 620 H464 Z', '#b97c50')}${rect(418, 404, 364, 30, '#84512b', 8)}${circle(500, 382, 46, '#a8121a')}${circle(700, 384, 44, '#e0762e')}${path('M560 400 C540 300 560 260 600 240 C640 260 660 300 640 400 Z', '#3f7a4a')}${circle(600, 376, 40, '#e3a83a')}`,
  hearing: `${sky('hearing', '#f7e6d2', '#fdf6ea')}${circle(600, 110, 70, '#ffd27a')}${line('M600 0 V46', '#4a5668', 8)}<ellipse cx="600" cy="560" rx="470" ry="110" fill="#84512b"/><ellipse cx="600" cy="542" rx="470" ry="106" fill="#b97c50"/>${[250, 440, 760, 950].map((x, at) => `${path(`M${x - 84} 520 C${x - 84} 400 ${x + 84} 400 ${x + 84} 520 Z`, ['#1a4f8b', '#7a1f2b', '#2b7676', '#6b3a68'][at] ?? '#1a4f8b')}${circle(x, 344, 62, ['#8c5736', '#edbf9c', '#d9a47a', '#633a26'][at] ?? '#d9a47a')}${path(`M${x - 62} 340 C${x - 66} 262 ${x + 66} 262 ${x + 62} 340 C${x + 30} 306 ${x - 30} 306 ${x - 62} 340 Z`, ['#9a9a9d', '#5b3a24', '#221d20', '#221d20'][at] ?? '#221d20')}${line(`M${x - 20} 372 Q${x} 390 ${x + 20} 372`, '#5c1520', 6)}`).join('')}<ellipse cx="600" cy="540" rx="96" ry="26" fill="#ffffff"/><ellipse cx="600" cy="524" rx="70" ry="34" fill="#e0762e"/>${line('M330 330 q22 -22 0 -46 M352 346 q40 -38 0 -80', '#1a4f8b', 7)}`,
  heat: `${sky('heat', '#f2a65a', '#fde7bd')}${circle(880, 170, 96, '#fff3cf')}${circle(880, 170, 70, '#ffd23f')}${skyline(500, '#b4643c', '#ffe3a3')}${path('M0 500 H1200 V675 H0 Z', '#3f86a8')}${[0, 1, 2, 3, 4].map((at) => line(`M${60 + at * 230} ${540 + (at % 2) * 50} q40 -18 80 0 t80 0`, '#8cc3d8', 7)).join('')}`,
  kitchen: `${sky('kitchen', '#e6f0ea', '#fbf6ea')}${rect(100, 80, 330, 230, '#bfdcf2', 10)}${line('M265 80 V310 M100 195 H430', '#ffffff', 14)}${rect(0, 510, 1200, 165, '#d8b48a')}${rect(0, 510, 1200, 16, '#b97c50')}${jar(500, '#cf6f7c')}${jar(612, '#e3a83a')}${jar(724, '#5f8f63')}${path('M860 400 H1090 L1070 512 H880 Z', '#1a4f8b')}${rect(846, 382, 258, 26, '#123863', 12)}${line('M940 360 q-18 -34 6 -62 M1000 360 q-18 -34 6 -62', '#b9c7cf', 10)}${circle(220, 470, 44, '#a8121a')}${circle(300, 478, 36, '#3f7a4a')}${circle(372, 470, 42, '#e0762e')}`,
  water: `${sky('water', '#d9ecf6', '#f2f9fc')}${path('M0 470 C300 440 500 500 760 466 C960 440 1100 480 1200 462 V675 H0 Z', '#9cc7dd')}${path('M470 120 H730 L694 590 H506 Z', '#ffffff')}${path('M484 300 C540 276 600 330 716 296 L694 590 H506 Z', '#4a9cc7')}${circle(560, 420, 16, '#a9d4e8')}${circle(640, 470, 22, '#a9d4e8')}${circle(590, 530, 12, '#a9d4e8')}${line('M520 160 L536 400', '#d9ecf6', 14)}${circle(800, 540, 62, '#ffd23f')}${line('M756 540 H844 M800 496 V584 M770 510 L830 570 M830 510 L770 570', '#e3a83a', 7)}`,
  grill: `${sky('grill', '#20394f', '#c9704c')}${skyline(420, '#1a2f42', '#ffd27a')}${path('M0 420 H1200 V675 H0 Z', '#2d4a3a')}${line('M500 520 L430 650 M700 520 L770 650', '#4a5668', 20)}${path('M380 400 H820 C820 500 730 560 600 560 C470 560 380 500 380 400 Z', '#7a1f2b')}${rect(366, 384, 468, 24, '#221d20', 10)}${[430, 520, 610, 700].map((x, at) => `${rect(x, 356, 64, 30, ['#e0762e', '#5f8f63', '#ffd23f', '#84512b'][at] ?? '#e0762e', 14)}${line(`M${x + 32} 330 q-18 -40 6 -76 q20 -34 0 -66`, '#d9d3cc', 8)}`).join('')}`,
  strength: `${sky('strength', '#e3e9f4', '#f8f4ec')}${rect(120, 90, 300, 300, '#bfdcf2', 10)}${path('M120 330 C200 290 330 350 420 320 V390 H120 Z', '#8fbf94')}${rect(0, 560, 1200, 115, '#cdb79b')}${rect(640, 360, 240, 30, '#1a4f8b', 12)}${rect(850, 180, 30, 210, '#1a4f8b', 12)}${line('M664 390 V560 M858 390 V560', '#123863', 20)}${line('M560 250 L600 360 L700 350', '#2b7676', 64)}${line('M600 380 L560 470 L540 560', '#4a5668', 46)}${circle(540, 168, 58, '#8c5736')}${path('M484 160 C486 98 596 98 598 160 C570 134 516 134 484 160 Z', '#9a9a9d')}${line('M572 258 L470 300 L410 250', '#8c5736', 30)}`,
  stroke: `${sky('stroke', '#26405c', '#8fa9c0')}${skyline(440, '#1d3247', '#ffd27a')}${rect(0, 440, 1200, 235, '#4a5668')}${line('M40 590 H180 M300 590 H440 M760 590 H900 M1020 590 H1160', '#f4f1ea', 12)}${rect(330, 290, 470, 220, '#ffffff', 18)}${path('M800 350 H890 L940 430 V510 H800 Z', '#ffffff')}${path('M816 366 H880 L916 430 H816 Z', '#bfdcf2')}${rect(330, 410, 610, 40, '#7a1f2b')}${circle(440, 516, 52, '#221d20')}${circle(830, 516, 52, '#221d20')}${circle(440, 516, 22, '#b9c7cf')}${circle(830, 516, 22, '#b9c7cf')}${rect(500, 262, 80, 32, '#3f86d8', 12)}${rect(540, 330, 26, 66, '#7a1f2b')}${rect(520, 350, 66, 26, '#7a1f2b')}`,
  pressure: `${sky('pressure', '#e7edf5', '#fbf7f0')}${rect(0, 540, 1200, 135, '#d8b48a')}${line('M120 430 L560 430', '#b97c50', 110)}${rect(250, 350, 180, 160, '#1a4f8b', 26)}${line('M430 470 C520 560 620 560 700 470', '#4a5668', 16)}${rect(690, 250, 320, 250, '#ffffff', 26)}${rect(724, 284, 252, 140, '#dfeee4', 12)}${line('M744 360 H800 L826 316 L860 404 L888 344 L904 360 H956', '#7a1f2b', 10)}${circle(850, 462, 22, '#2b7676')}${circle(1080, 500, 56, '#7a1f2b')}${path('M1120 470 h34 a22 22 0 0 1 0 60 h-34', '#cf6f7c')}`,
};
