import { clustered, fitted, mapDefaults, moved, project, zoomed } from '@/domain/map/projection';

const size = { width: 600, height: 400 };
const chicago = mapDefaults.center;
const evanston = { latitude: 42.05, longitude: -87.68 };

describe('the map', () => {
  test('[E4] the middle of the view is the middle of the map, north is up and east is right', () => {
    const view = { ...size, center: chicago, zoom: 10 };
    expect(project(chicago, view)).toEqual({ x: 300, y: 200 });
    const north = project(evanston, view);
    expect(north.y).toBeLessThan(200);
    expect(north.x).toBeLessThan(300);
    // Eleven kilometres and a half are 104 pixels at this zoom and latitude.
    expect(200 - project({ latitude: 41.98, longitude: -87.62 }, view).y).toBeCloseTo(97.9, 0);
  });

  test('[E4] dragging and zooming keep positions in place, within the limits', () => {
    const view = { ...size, center: chicago, zoom: 10 };
    const pushed = moved(view, { x: 50, y: -20 });
    expect(project(chicago, pushed).x).toBeCloseTo(350, 5);
    expect(project(chicago, pushed).y).toBeCloseTo(180, 5);
    expect(zoomed(view, 1).zoom).toBe(11);
    expect(zoomed(view, 99).zoom).toBe(22);
    expect(zoomed(view, -99).zoom).toBe(3);
  });

  test('[E4] every position fits, at zoom 12 or less; no positions give Chicago', () => {
    const view = fitted([chicago, evanston], size);
    for (const { x, y } of [chicago, evanston].map((position) => project(position, view))) {
      expect(x).toBeGreaterThanOrEqual(55);
      expect(y).toBeGreaterThanOrEqual(55);
    }
    expect(fitted([chicago], size).zoom).toBe(12);
    expect(fitted([], size)).toMatchObject({ center: chicago, zoom: 10 });
  });

  test('[E4] markers closer than 55 pixels become one', () => {
    const at = (x: number) => ({ pixel: { x, y: 0 } });
    expect(clustered([at(0), at(54), at(56), at(200)]).map(({ members }) => members.length)).toEqual([
      2, 1, 1,
    ]);
    const many = Array.from({ length: 999 }, (_unused, number) => at(number % 300));
    expect(clustered(many).length).toBeLessThan(10);
  });
});
