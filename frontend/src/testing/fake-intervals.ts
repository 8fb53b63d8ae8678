const ALL_BUT_INTERVALS = [
  'Date',
  'cancelAnimationFrame',
  'clearImmediate',
  'clearTimeout',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'setImmediate',
  'setTimeout',
] as const;

/** Intervals pass by `jest.advanceTimersByTime` alone, while everything else takes its time; `jest.useRealTimers` ends it. */
export const fakeIntervals = () => jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] });
