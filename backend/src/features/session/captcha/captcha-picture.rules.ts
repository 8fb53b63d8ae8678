import { grayPng } from './gray-png.rules.js';
import { STROKES } from './captcha-strokes.content.js';

const WIDTH = 240;
const HEIGHT = 84;
const PAPER = 244;
const INK = 40;
const FAINT = 150;
const MARGIN = 26;
/** A stroke is drawn as dots so close together that they make a line. */
const DOT_APART = 0.7;

interface Point {
  readonly x: number;
  readonly y: number;
}
type Random = () => number;
type Line = readonly [Point, Point];

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** A PNG of these characters as an address of `data:`; each is turned and stretched, and all of them lie on a wave under thin lines. */
export function captchaPicture(characters: string, random: Random): string {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  const wave = waveOf(random);
  for (let count = 0; count < 5; count += 1) draw(pixels, [acrossOf(random)], wave, { radius: 0.8, gray: FAINT });
  const step = (WIDTH - 2 * MARGIN) / (characters.length - 1);
  [...characters].forEach((character, index) => {
    const lines = placed(linesOf(character), { x: MARGIN + index * step, y: HEIGHT / 2 }, random);
    draw(pixels, lines, wave, { radius: between(random, 1.6, 2.4), gray: INK });
  });
  draw(pixels, [acrossOf(random)], wave, { radius: 1, gray: INK });
  return `data:image/png;base64,${grayPng(pixels, WIDTH).toString('base64')}`;
}

/** Around the middle of the character, a column and a row being one unit. */
const linesOf = (character: string): readonly Line[] =>
  (STROKES[character] ?? '').split(',').flatMap((stroke) => {
    const points = stroke.split(' ').map((at) => ({ x: Number(at[0]) - 2, y: Number(at[1]) - 3 }));
    return points.slice(1).map((point, index): Line => [points[index]!, point]);
  });

function placed(lines: readonly Line[], middle: Point, random: Random): readonly Line[] {
  const angle = between(random, -0.35, 0.35);
  const scale = { x: between(random, 5.4, 7), y: between(random, 6, 8) };
  const lean = between(random, -0.25, 0.25);
  const offset = between(random, -6, 6);
  const place = ({ x, y }: Point): Point => {
    const [wide, high] = [x * scale.x + y * scale.y * lean, y * scale.y];
    return {
      x: middle.x + wide * Math.cos(angle) - high * Math.sin(angle),
      y: middle.y + offset + wide * Math.sin(angle) + high * Math.cos(angle),
    };
  };
  return lines.map(([from, to]): Line => [place(from), place(to)]);
}

function waveOf(random: Random): (point: Point) => Point {
  const [across, down] = [between(random, 0, 7), between(random, 0, 7)];
  const [longX, longY] = [between(random, 20, 32), between(random, 14, 22)];
  return ({ x, y }) => ({ x: x + 2.4 * Math.sin(y / longY + across), y: y + 3 * Math.sin(x / longX + down) });
}

const acrossOf = (random: Random): Line => [
  { x: 0, y: between(random, 12, HEIGHT - 12) },
  { x: WIDTH, y: between(random, 12, HEIGHT - 12) },
];

interface Pen {
  readonly radius: number;
  readonly gray: number;
}

function draw(pixels: Buffer, lines: readonly Line[], wave: (point: Point) => Point, pen: Pen): void {
  for (const [from, to] of lines) {
    const dots = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / DOT_APART);
    for (let dot = 0; dot <= dots; dot += 1) {
      const part = dots === 0 ? 0 : dot / dots;
      dab(pixels, wave({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }), pen);
    }
  }
}

/** Softer at the edge of the dot; what is darker already stays. */
function dab(pixels: Buffer, { x, y }: Point, { radius, gray }: Pen): void {
  const reach = Math.ceil(radius + 1);
  for (let row = Math.round(y) - reach; row <= y + reach; row += 1)
    for (let column = Math.round(x) - reach; column <= x + reach; column += 1) {
      if (row < 0 || row >= HEIGHT || column < 0 || column >= WIDTH) continue;
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column - x, row - y)));
      const at = row * WIDTH + column;
      pixels[at] = Math.min(pixels[at]!, Math.round(PAPER - cover * (PAPER - gray)));
    }
}
