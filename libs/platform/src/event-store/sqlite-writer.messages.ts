import type { CommitAnswer } from './commit-channel.js';

export interface WriterSettings {
  readonly file: string;
}

/** Sent instead of a group: close the file and end. */
export const CLOSE = 'close';

export type FromWriter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answers'; readonly answers: readonly CommitAnswer[] }
  /** `errcode` is SQLite's, where SQLite failed. */
  | { readonly kind: 'failed'; readonly reason: string; readonly errcode?: number };
