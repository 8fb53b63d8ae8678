import type { GrayPicture } from './gray-picture.js';
import { quarterTurned, slightlyTurned, type Quarters } from './turned-picture.js';
import { levelPages } from './upright-page.js';

const SIZE = { width: 600, height: 800 };
/** A bar near the left edge, by which up and down differ. */
const BAR = { left: 60, right: 120, top: 100, bottom: 112 };

/** Lines of words as gray bars, and the one bar that is darker. */
function page(): GrayPicture {
  const data = new Uint8Array(SIZE.width * SIZE.height).fill(255);
  const fill = ({ left, right, top, bottom }: typeof BAR, shade: number) => {
    for (let y = top; y < bottom; y += 1) data.fill(shade, y * SIZE.width + left, y * SIZE.width + right);
  };
  for (let top = 160; top < 660; top += 24) fill({ left: 60, right: 520, top, bottom: top + 9 }, 60);
  fill(BAR, 0);
  return { ...SIZE, data };
}

describe('a page that was scanned some way [E02]', () => {
  it.each([
    [0, 0],
    [0, 2.4],
    [1, -3],
    [2, 1],
    [3, 0],
  ] as const)(
    'is level again, and its places are found on the file (turned %s quarters and %s degrees)',
    (turn, lean) => {
      const quarters: Quarters = turn;
      const scan = quarterTurned(slightlyTurned(page(), lean), quarters);
      const upright = levelPages({ picture: scan, pointsOfDot: 0.5 })
        .map((make) => make())
        .find(({ picture }) => isDarkAt(picture, 90, 106));
      if (!upright) throw new Error('Neither way is it upright');
      const onFile = upright.onFile({ left: 30, right: 60, bottom: (800 - 112) / 2, top: (800 - 100) / 2 });
      const middle = { x: (onFile.left + onFile.right) / 2, y: (onFile.bottom + onFile.top) / 2 };
      expect(isDarkAt(scan, Math.round(middle.x / 0.5), Math.round(scan.height - middle.y / 0.5))).toBe(true);
    },
  );
});

/** The dark bar, and neither paper nor a line of words. */
const isDarkAt = ({ data, width }: GrayPicture, x: number, y: number): boolean => (data[y * width + x] ?? 255) < 30;
