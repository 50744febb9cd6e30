import { area, mix, oval, soft, stroke } from '../paint.ts';
import { brow, eye } from './eyes.ts';
import type { Look } from './look.ts';
import { mouth } from './mouth.ts';
import { placesOf } from './places.ts';
import type { Skin } from './skin.ts';

function nose(look: Look, skin: Skin): string {
  const { middle, eyes, nose: y } = placesOf(look);
  const wide = look.nose;
  const x = middle + look.turn * 0.55;
  return (
    soft(
      3,
      area(
        `M${middle + 12} ${eyes - 18} C${x + 8} ${eyes + 8} ${x + 10} ${y - 22} ${x + wide * 0.9} ${y - 4} L${x + wide * 0.5} ${y + 4} L${x + 3} ${y - 8} C${x + 5} ${y - 32} ${x + 5} ${eyes} ${middle + 5} ${eyes - 10}Z`,
        skin.shade,
      ),
      0.6,
    ) +
    soft(
      3,
      stroke(
        `M${middle - 2} ${eyes - 6} C${x - 3} ${eyes + 12} ${x - 4} ${y - 26} ${x - 3} ${y - 12}`,
        skin.lit,
        6,
      ),
      0.75,
    ) +
    soft(3, oval(x - 3, y - 9, wide * 0.36, 6.5, skin.lit), 0.8) +
    soft(5, oval(x + 2, y + 9, wide * 0.9, 5, skin.shade), 0.75) +
    stroke(
      `M${x - wide * 0.92} ${y - 8} C${x - wide * 1.12} ${y + 1} ${x - wide * 0.9} ${y + 5} ${x - wide * 0.66} ${y + 2}`,
      skin.deep,
      1.8,
      'opacity=".5"',
    ) +
    stroke(
      `M${x + wide * 0.88} ${y - 9} C${x + wide * 1.14} ${y} ${x + wide * 0.9} ${y + 6} ${x + wide * 0.62} ${y + 2.5}`,
      skin.deep,
      2.2,
      'opacity=".65"',
    ) +
    soft(1, oval(x - wide * 0.4, y + 1.6, wide * 0.21, 2.6, mix(skin.deep, '#1a0808', 0.15)), 0.85) +
    soft(1, oval(x + wide * 0.4, y + 1.8, wide * 0.2, 2.6, mix(skin.deep, '#1a0808', 0.15)), 0.85) +
    stroke(
      `M${x - wide * 0.2} ${y + 3.4} Q${x + 1} ${y + 6.4} ${x + wide * 0.24} ${y + 3.6}`,
      skin.deep,
      1.6,
      'opacity=".55"',
    )
  );
}

/** Eyes, brows, nose and mouth. @param browColor - as the hair, or grayer */
export const featuresOf = (look: Look, skin: Skin, browColor: string): string =>
  nose(look, skin) +
  mouth(look, skin) +
  eye(look, skin, -1) +
  eye(look, skin, 1) +
  brow(look, browColor, -1) +
  brow(look, browColor, 1);
