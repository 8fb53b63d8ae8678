import '@testing-library/jest-dom';

const original = console.error;

/** A React warning is a defect: it fails the test that caused it. */
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  console.error = (...words: unknown[]) => {
    original(...words);
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  };
});

afterEach(() => {
  console.error = original;
});

/** jsdom lays nothing out: charts and virtual rows are told a size. */
class FixedSizeObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}

  observe(target: Element): void {
    this.report([{ target, contentRect: new DOMRect(0, 0, 600, 300) } as unknown as ResizeObserverEntry], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}

globalThis.DOMRect ??= class {
  constructor(readonly x = 0, readonly y = 0, readonly width = 0, readonly height = 0) {}
} as unknown as typeof DOMRect;
globalThis.ResizeObserver = FixedSizeObserver;
Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 600 });
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 300 });
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
