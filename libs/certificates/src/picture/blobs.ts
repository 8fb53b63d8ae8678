import { isInk, type GrayPicture } from './gray-picture.js';

/** Ink that hangs together; edges are dots from the top left. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The blobs of a small picture. */
export function blobsIn(picture: GrayPicture): readonly Blob[] {
  const { width, height } = picture;
  const seen = new Uint8Array(width * height);
  const found: Blob[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (!seen[y * width + x] && isInk(picture, x, y)) found.push(blobAt(picture, seen, x, y));
  return found;
}

function blobAt(picture: GrayPicture, seen: Uint8Array, startX: number, startY: number): Blob {
  const { width, height } = picture;
  const waiting: [number, number][] = [[startX, startY]];
  seen[startY * width + startX] = 1;
  let [left, right, top, bottom] = [startX, startX, startY, startY];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [x, y] = next;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    for (let by = -1; by <= 1; by += 1)
      for (let across = -1; across <= 1; across += 1) {
        const [toX, toY] = [x + across, y + by];
        if (toX < 0 || toY < 0 || toX >= width || toY >= height || seen[toY * width + toX]) continue;
        seen[toY * width + toX] = 1;
        if (isInk(picture, toX, toY)) waiting.push([toX, toY]);
      }
  }
  return { left, right, top, bottom };
}
