import { area, mix, oval, soft, stroke, within } from '../paint.ts';
import type { Look } from './look.ts';
import { placesOf } from './places.ts';
import type { Skin } from './skin.ts';

export function mouth(look: Look, skin: Skin): string {
  const { middle, mouth: y } = placesOf(look);
  const x = middle + look.turn * 0.25;
  const [gap, broad, lift] = { closed: [0, 1, 6], open: [8, 1.08, 8], wide: [13, 1.16, 9] }[look.smile] as [
    number,
    number,
    number,
  ];
  const half = look.mouth * broad;
  const lips = look.lips * (gap > 0 ? 0.86 : 1);
  const corner = y - lift;
  const [left, right] = [x - half, x + half * 0.94];
  const start = `M${left} ${corner}`;
  // A curve from the left corner to the right one that hangs down by `depth`, and the same one back.
  const there = (depth: number): string =>
    `C${x - half * 0.52} ${y + depth} ${x + half * 0.5} ${y + depth} ${right} ${corner}`;
  const back = (depth: number): string =>
    `C${x + half * 0.5} ${y + depth} ${x - half * 0.52} ${y + depth} ${left} ${corner}`;
  const bow = y - lips * 0.72;
  const over = `C${x - half * 0.6} ${corner + 0.5} ${x - 12} ${bow - 0.6} ${x - 5.5} ${bow} Q${x} ${bow + lips * 0.42} ${x + 5.5} ${bow} C${x + 12} ${bow - 0.6} ${x + half * 0.56} ${corner + 0.5} ${right} ${corner}`;
  const lip = look.isFeminine ? mix(skin.lip, '#b02a3c', 0.2) : mix(skin.lip, skin.base, 0.36);
  const opening = `${start} ${there(5.5)} ${back(6.5 + gap * 1.25)}Z`;
  const inside =
    gap > 0
      ? area(opening, '#4f171b') +
        within(
          'opening',
          opening,
          soft(
            1,
            area(
              `M${left + 6} ${corner - 2} L${right - 6} ${corner - 2} C${x + half * 0.46} ${y + 2.5 + gap * 1.12} ${x - half * 0.48} ${y + 2.5 + gap * 1.12} ${left + 6} ${corner - 2}Z`,
              look.age > 55 ? '#efe8dc' : '#f7f3ec',
            ),
          ) +
            soft(2, stroke(`${start} ${there(4.5)}`, '#5a2322', 4), 0.55) +
            soft(
              3,
              oval(left + 3, corner + 3, 7, 6, '#4f171b') + oval(right - 3, corner + 3, 7, 6, '#4f171b'),
              0.75,
            ),
        )
      : '';
  return (
    soft(5, oval(x + 3, y + gap + lips * 1.35 + 7, half * 0.46, 4, skin.shade), 0.65) +
    area(`${start} ${there(6 + gap)} ${back(6.5 + gap * 1.2 + lips * 1.6)}Z`, lip) +
    soft(
      2,
      oval(
        x - 4,
        y + 5 + gap * 0.9 + lips * 0.55,
        half * 0.3,
        Math.max(1.5, lips * 0.2),
        mix(lip, '#fff1ea', 0.5),
      ),
      0.7,
    ) +
    inside +
    area(`${start} ${over} ${back(5.5)}Z`, mix(lip, '#3a1014', look.isFeminine ? 0.2 : 0.1)) +
    stroke(`${start} ${there(5.5)}`, mix(lip, '#2a0a0e', 0.6), gap > 0 ? 1 : 1.9) +
    soft(
      2,
      oval(left - 1.5, corner - 0.5, 3, 3, skin.deep) + oval(right + 1.5, corner - 0.5, 3, 3, skin.deep),
      0.5,
    ) +
    soft(
      3,
      stroke(
        `M${left - 9} ${corner - 9} Q${left - 13} ${corner} ${left - 8} ${corner + 7} M${right + 9} ${corner - 9} Q${right + 13} ${corner} ${right + 8} ${corner + 7}`,
        skin.shade,
        3,
      ),
      gap > 0 ? 0.6 : 0.3,
    )
  );
}
