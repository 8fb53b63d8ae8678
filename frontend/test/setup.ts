import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import './browser-lacks';
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

/** The library does so by itself for the first suite of a process alone. */
afterEach(cleanup);

afterEach(() => {
  console.error = original;
});
