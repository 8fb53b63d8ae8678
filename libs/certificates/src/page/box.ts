import type { Box } from '@covertrail/domain/insurance/certificate/page-box';

/** A place on a page, in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const centerOf = ({ left, bottom, right, top }: Box): Place => ({
  x: (left + right) / 2,
  y: (bottom + top) / 2,
});

export const heightOf = ({ bottom, top }: Box): number => top - bottom;

/** The smallest box around several; there must be one. */
export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
}

export const holds = (box: Box, { x, y }: Place): boolean =>
  x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;

/** Which part of the first box the second one covers, 0 to 1. */
export function coveredPart(box: Box, by: Box): number {
  const width = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const height = Math.min(box.top, by.top) - Math.max(box.bottom, by.bottom);
  const area = (box.right - box.left) * heightOf(box);
  return width <= 0 || height <= 0 || area <= 0 ? 0 : (width * height) / area;
}

/** The smallest box around places; there must be one. */
export const boxOfPlaces = (places: readonly Place[]): Box =>
  boxAround(places.map(({ x, y }) => ({ left: x, right: x, bottom: y, top: y })));
