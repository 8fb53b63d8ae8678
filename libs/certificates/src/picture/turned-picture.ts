import type { GrayPicture } from './gray-picture.js';

/** Quarters of a full turn, to the right. */
export type Quarters = 0 | 1 | 2 | 3;

/** A picture turned by quarters, to the right. */
export function quarterTurned(picture: GrayPicture, quarters: Quarters): GrayPicture {
  if (quarters === 0) return picture;
  const { width, height, data } = picture;
  const isLying = quarters !== 2;
  const [wide, high] = isLying ? [height, width] : [width, height];
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const from =
        quarters === 1
          ? (height - 1 - x) * width + y
          : quarters === 2
            ? (height - 1 - y) * width + width - 1 - x
            : x * width + width - 1 - y;
      turned[y * wide + x] = data[from] ?? 255;
    }
  return { width: wide, height: high, data: turned };
}

/** A picture turned around its middle by a few degrees, to the left where they are positive; what comes in from outside is white. */
export function slightlyTurned(picture: GrayPicture, degrees: number): GrayPicture {
  if (degrees === 0) return picture;
  const { width, height, data } = picture;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [width / 2, height / 2];
  const turned = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - middleX, y - middleY];
      const [fromX, fromY] = [middleX + dx * cos - dy * sin, middleY + dx * sin + dy * cos];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [right, down] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = (data[at] ?? 255) * (1 - right) + (data[at + 1] ?? 255) * right;
      const below = (data[at + width] ?? 255) * (1 - right) + (data[at + width + 1] ?? 255) * right;
      turned[y * width + x] = above * (1 - down) + below * down;
    }
  return { width, height, data: turned };
}
