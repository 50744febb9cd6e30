import { drawingOf, layers } from '@/domain/map/drawing';
import { labelLooks, type Label } from '@/domain/map/labels';
import { mapDefaults, project, revealed, type Position, type View } from '@/domain/map/projection';

const size = { width: 600, height: 400 };
const viewAt = (zoom: number, center: Position = mapDefaults.center): View => ({ ...size, center, zoom });
const paris = { latitude: 48.86, longitude: 2.35 };

/** The label's box without the room around it. */
function boxOf({ at, width, turn, kind }: Label) {
  const tall = Math.abs(turn) > 45;
  const height = labelLooks[kind].size;
  const [across, down] = tall ? [height, width] : [width, height];
  return { left: at.x - across / 2, right: at.x + across / 2, top: at.y - down / 2, bottom: at.y + down / 2 };
}

test('[E9] the background has the lake, rivers, main roads, streets and names, each from its zoom on', () => {
  const drawn = (zoom: number) => {
    const { paths } = drawingOf(viewAt(zoom));
    return layers.filter((layer) => paths[layer] !== '');
  };
  expect(drawn(10)).toEqual(['water', 'county', 'state', 'river', 'road']);
  expect(drawn(12)).toEqual(expect.arrayContaining(['park', 'water', 'street', 'river', 'road']));
  const named = (zoom: number) => drawingOf(viewAt(zoom)).labels.map(({ text }) => text);
  expect(named(10)).toEqual(expect.arrayContaining(['Chicago', 'Lake Michigan', 'I-55']));
  expect(named(13)).toContain('The Loop');
  expect(named(13)).not.toContain('Chicago');
  expect(named(14).filter((name) => / (Street|Avenue|Road)$/.test(name)).length).toBeGreaterThan(2);
});

test.each([7, 9, 10, 11, 12, 13, 14, 16])('[E9] at zoom %d no name covers another or is cut off', (zoom) => {
  const { labels } = drawingOf(viewAt(zoom));
  const boxes = labels.filter(({ turn }) => turn % 90 === 0 || Math.abs(turn) < 5).map(boxOf);
  for (const [at, box] of boxes.entries()) {
    expect(box.left > 0 && box.top > 0 && box.right < size.width && box.bottom < size.height).toBe(true);
    for (const other of boxes.slice(at + 1))
      expect(
        box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      ).toBe(false);
  }
});

test('[E9] names leave room for marks, and larger text has fewer names', () => {
  const all = drawingOf(viewAt(10)).labels;
  expect(drawingOf(viewAt(10), [{ left: 0, top: 0, right: 600, bottom: 400 }]).labels).toEqual([]);
  expect(drawingOf(viewAt(10), [], 2).labels.length).toBeLessThan(all.length);
});

test('[E9] at the nearest zoom nothing is drawn far outside, elsewhere there is nothing to draw', () => {
  for (const zoom of [14, 18, 22]) {
    const { paths } = drawingOf(viewAt(zoom));
    const numbers = [
      ...Object.values(paths)
        .join('')
        .matchAll(/-?\d+\.\d/g),
    ].map(([text]) => Number(text));
    for (const number of numbers) expect(Math.abs(number)).toBeLessThan(1000);
  }
  const { paths, labels } = drawingOf(viewAt(12, paris));
  expect([Object.values(paths).join(''), labels]).toEqual(['', []]);
});

test('[E9] water is where the lake is: the harbour is wet, State and Madison are dry', () => {
  const pixelsOfWater = drawingOf(viewAt(12)).paths.water;
  const outline = [...pixelsOfWater.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const isWet = (position: { latitude: number; longitude: number }) => {
    const { x, y } = project(position, viewAt(12));
    let isIn = false;
    outline.forEach(([x1 = 0, y1 = 0], at) => {
      const [x2 = 0, y2 = 0] = outline[(at + 1) % outline.length] ?? [];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
    });
    return isIn;
  };
  expect(isWet({ latitude: 41.87, longitude: -87.56 })).toBe(true);
  expect(isWet({ latitude: 41.8819, longitude: -87.6278 })).toBe(false);
});

test('[E4] a chosen place comes into view with room for its details; one that has it moves nothing', () => {
  const view = viewAt(11);
  expect(revealed(view, { latitude: 41.8, longitude: -87.62 }, 250)).toBe(view);
  for (const position of [
    { latitude: 41.88, longitude: -87.62 },
    { latitude: 42.4, longitude: -88.4 },
  ]) {
    const { x, y } = project(position, revealed(view, position, 340));
    expect(y).toBeGreaterThanOrEqual(340);
    expect(y).toBeLessThan(size.height);
    expect(x >= 0 && x <= size.width).toBe(true);
  }
});
