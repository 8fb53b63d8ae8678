import type { GrayPicture } from './gray-picture.js';
import { tickSquares, withoutSquares } from './tick-squares.js';

/** Dots of a point, as a page is drawn to be read. */
const DOTS = 300 / 72;
const SIDE = 38;

class Paper implements GrayPicture {
  readonly width = 300;
  readonly height = 300;
  readonly data = new Uint8Array(300 * 300).fill(255);

  line(fromX: number, fromY: number, toX: number, toY: number): this {
    const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));
    for (let step = 0; step <= steps; step += 1)
      for (let wide = 0; wide < 3; wide += 1) {
        const x = Math.round(fromX + ((toX - fromX) * step) / steps);
        const y = Math.round(fromY + ((toY - fromY) * step) / steps);
        this.data[y * 300 + x + wide] = 0;
        this.data[(y + wide) * 300 + x] = 0;
      }
    return this;
  }

  box(x: number, y: number, side = SIDE): this {
    return this.line(x, y, x + side, y)
      .line(x, y + side, x + side, y + side)
      .line(x, y, x, y + side)
      .line(x + side, y, x + side, y + side);
  }

  cross(x: number, y: number): this {
    return this.line(x + 8, y + 8, x + SIDE - 8, y + SIDE - 8).line(x + 8, y + SIDE - 8, x + SIDE - 8, y + 8);
  }
}

const inks = (paper: Paper) => tickSquares(paper, DOTS).map(({ ink }) => ink);

describe('boxes to tick in a picture [E02]', () => {
  it('are found, and a crossed one is inked', () => {
    const paper = new Paper().box(40, 40).box(140, 40).cross(140, 40);
    const [empty, crossed] = inks(paper);
    expect(inks(paper)).toHaveLength(2);
    expect(empty).toBeLessThan(0.05);
    expect(crossed).toBeGreaterThan(0.15);
  });

  it('are found where they share a side with the one below', () =>
    expect(inks(new Paper().box(40, 40).box(40, 40 + SIDE))).toHaveLength(2));

  it.each([
    ['lines of a table', new Paper().line(40, 0, 40, 290).line(78, 0, 78, 290).line(0, 40, 290, 40)],
    ['three sides', new Paper().line(40, 40, 40, 78).line(78, 40, 78, 78).line(40, 40, 78, 40)],
    ['a letter', new Paper().box(40, 40, 20)],
    ['a large box', new Paper().box(40, 40, 120)],
  ])('are none: %s', (_, paper) => expect(inks(paper)).toEqual([]));

  it('are taken out with what is in them, and nothing else', () => {
    const paper = new Paper().box(40, 40).cross(40, 40).line(200, 200, 260, 200);
    const { data } = withoutSquares(paper, tickSquares(paper, DOTS), DOTS);
    const inkIn = (from: number, to: number) => data.subarray(from * 300, to * 300).some((shade) => shade < 255);
    expect([inkIn(0, 150), inkIn(190, 210)]).toEqual([false, true]);
  });
});
