/** A picture in shades of gray: one byte for each dot, row by row from the top left; 0 is black, 255 is white. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Dots darker than this are ink. Scanners and faxes make paper lighter and print darker. */
export const INK = 150;

export const isInk = ({ data, width }: GrayPicture, x: number, y: number): boolean =>
  (data[y * width + x] ?? 255) < INK;

/** A part of a picture; what lies outside is white. Edges are dots from the top left, `right` and `bottom` are not in it. */
export function partOf(
  picture: GrayPicture,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): GrayPicture {
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8Array(width * height).fill(255);
  const [from, to] = [Math.max(0, left), Math.min(picture.width, right)];
  for (let y = Math.max(0, top); y < Math.min(picture.height, bottom); y += 1)
    data.set(picture.data.subarray(y * picture.width + from, y * picture.width + to), (y - top) * width + from - left);
  return { width, height, data };
}

/** Every so many dots become one, which is as dark as they are on average. */
export function smaller(picture: GrayPicture, times: number): GrayPicture {
  const [width, height] = [Math.floor(picture.width / times), Math.floor(picture.height / times)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = 0; row < times; row += 1)
        for (let column = 0; column < times; column += 1)
          sum += picture.data[(y * times + row) * picture.width + x * times + column] ?? 255;
      data[y * width + x] = sum / (times * times);
    }
  return { width, height, data };
}

/** The same with white paper and black print, however gray the scanner made them. */
export function withFullContrast({ width, height, data }: GrayPicture): GrayPicture {
  const counts = new Uint32Array(256);
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1;
  const shadeBelow = (share: number) => {
    let sum = 0;
    return counts.findIndex((count) => (sum += count) >= data.length * share);
  };
  const [print, paper] = [shadeBelow(0.005), shadeBelow(0.5)];
  if (paper - print < LEAST_CONTRAST) return { width, height, data };
  const shades = Uint8ClampedArray.from({ length: 256 }, (_, shade) => ((shade - print) / (paper - print)) * 255);
  return { width, height, data: data.map((shade) => shades[shade] ?? 255) };
}

const LEAST_CONTRAST = 40;
