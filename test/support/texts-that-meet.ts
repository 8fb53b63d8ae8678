import type { Box, LayoutDom } from './layout-dom.js';

/**
 * Texts of the page that lie on each other, as pairs; at most ten. It runs in the page. What stays in view while the page scrolls (bars, heads of
 * lists, toasts) may lie on what is behind it; what a frame cuts off is not seen; the boxes of letters are higher than the letters.
 */
export function textsThatMeet(): string[] {
  const TEXTS = 4;
  const FOUND = 10;
  const { document, getComputedStyle, innerWidth } = globalThis as unknown as LayoutDom;
  const body = document.querySelectorAll('body')[0]!;
  type Frame = Box | null;
  const frames = new Map<unknown, Frame>();
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  // In which box what an element holds is seen, or null where none of it is, or where it does not scroll with the page.
  const frameOf = (element: typeof body | null): Frame => {
    if (element === null || element === body) return { left: 0, right: innerWidth, top: -1e9, bottom: 1e9 };
    const found = frames.get(element);
    if (found !== undefined) return found;
    const outer = frameOf(element.parentElement);
    const { position, overflowX, overflowY, opacity } = getComputedStyle(element);
    const apart = position === 'fixed' || position === 'sticky' || opacity === '0';
    const clips = overflowX !== 'visible' || overflowY !== 'visible';
    const frame = outer === null || apart ? null : clips ? cut(outer, element.getBoundingClientRect()) : outer;
    frames.set(element, frame);
    return frame;
  };
  const letters = ({ left, right, top, bottom }: Box): Box => {
    const spare = (bottom - top) * 0.28;
    return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
  };
  const drawn: { readonly box: Box; readonly text: string; readonly node: unknown }[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(body, TEXTS);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const holder = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (holder === null || text === '' || !holder.checkVisibility({ visibilityProperty: true })) continue;
    const frame = frameOf(holder);
    if (frame === null) continue;
    range.selectNodeContents(node);
    for (const rectangle of Array.from(range.getClientRects())) {
      const box = cut(letters(rectangle), frame);
      if (box.right - box.left > 2 && box.bottom - box.top > 2) drawn.push({ box, text, node });
    }
  }
  drawn.sort((a, b) => a.box.top - b.box.top);
  const pairs = new Set<string>();
  drawn.forEach(({ box, text, node }, at) => {
    for (const other of drawn.slice(at + 1)) {
      if (other.box.top >= box.bottom) break;
      if (other.node !== node && other.box.left < box.right && box.left < other.box.right)
        pairs.add(`“${text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`);
    }
  });
  return [...pairs].slice(0, FOUND);
}
