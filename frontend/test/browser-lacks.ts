import { act } from '@testing-library/react';

/** jsdom lays nothing out: charts and virtual rows get a size. */
class FixedSizeObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}

  observe(target: Element): void {
    this.report([{ target, contentRect: new DOMRect(0, 0, 600, 300) } as unknown as ResizeObserverEntry], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}

globalThis.DOMRect ??= class {
  constructor(
    readonly x = 0,
    readonly y = 0,
    readonly width = 0,
    readonly height = 0,
  ) {}
} as unknown as typeof DOMRect;
globalThis.ResizeObserver = FixedSizeObserver;
const SIZES = { offsetWidth: 600, offsetHeight: 300, clientWidth: 600, clientHeight: 300 };
for (const [side, size] of Object.entries(SIZES))
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;

/** A frame may come at any moment of a test: what it changes, as the focus of a dialog does, is a change that React expects. */
const nextFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => nextFrame((time) => act(() => callback(time)));
