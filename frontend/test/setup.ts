import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import './labels';

// A busy machine is no failure: what is waited for may take its time.
configure({ asyncUtilTimeout: 20_000 });

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** A timer may fire after the last line of a test and before its page is gone: React takes what it changes as a browser's does, without a warning. */
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

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

/** No test opens a connection: sockets exist, and stay silent. */
jest.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    off: () => undefined,
    emit: () => undefined,
    connect: () => undefined,
    disconnect: () => undefined,
  }),
}));
