import { popupPlace } from './popup-place';

test.each([
  [{ x: 500, y: 300 }, { width: 1200, height: 600 }, 500],
  [{ x: 10, y: 20 }, { width: 700, height: 400 }, 350],
  [{ x: 399, y: 399 }, { width: 400, height: 400 }, 300],
  [{ x: -900, y: 9000 }, { width: 290, height: 400 }, 274],
])('[E4] details at %j in a map of %j are %d pixels wide and within it', (at, size, width) => {
  const place = popupPlace(at, size);
  expect(place.width).toBe(width);
  expect(place.left).toBeGreaterThanOrEqual(8);
  expect(place.left + place.width).toBeLessThanOrEqual(size.width - 8);
  const start = 'top' in place ? place.top : place.bottom;
  expect(start).toBeGreaterThan(0);
  expect(start + place.maxHeight).toBeLessThanOrEqual(size.height);
});
