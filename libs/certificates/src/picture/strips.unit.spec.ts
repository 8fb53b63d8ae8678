import type { GrayPicture } from './gray-picture.js';
import { stripsOf } from './strips.js';

/** Lines of words as black bands of 30 rows, each `apart` rows below the last. */
function linesOfWords(height: number, apart: number): GrayPicture {
  const [width, data] = [40, new Uint8Array(40 * height).fill(255)];
  for (let top = 0; top < height; top += apart) data.fill(0, top * width, Math.min(height, top + 30) * width);
  return { width, height, data };
}

describe('strips of a page [E02]', () => {
  it('answer for each row once, from the first to the last', () => {
    const own = stripsOf(linesOfWords(1_200, 55), 4).map((strip) => strip.own);
    expect(own[0]?.top).toBe(0);
    expect(own.at(-1)?.bottom).toBe(1_200);
    expect(own.slice(1).map(({ top }) => top)).toEqual(own.slice(0, -1).map(({ bottom }) => bottom));
  });

  it.each([45, 55, 61])('are cut between lines of words that are %s rows apart', (apart) => {
    for (const { own } of stripsOf(linesOfWords(1_200, apart), 4).slice(1)) {
      expect(own.top % apart).toBeGreaterThan(30);
      expect(own.top % apart).toBeLessThan(apart);
    }
  });

  it('show a line of words beyond their own rows, and nothing outside of the page', () => {
    const [first, second] = stripsOf(linesOfWords(1_200, 55), 2);
    expect(first).toMatchObject({ top: 0, picture: { height: first!.own.bottom + 40 } });
    expect(second).toMatchObject({ top: second!.own.top - 40, picture: { height: 1_200 - second!.own.top + 40 } });
  });

  it('are of one color where the page is', () => {
    const white = { width: 40, height: 400, data: new Uint8Array(16_000).fill(255) };
    expect(stripsOf(white, 2).map(({ own }) => own)).toEqual([
      { top: 0, bottom: 200 },
      { top: 200, bottom: 400 },
    ]);
  });
});
