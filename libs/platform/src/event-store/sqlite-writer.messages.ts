import type { CommitAnswer } from './commit-channel.js';
import type { PreparedAppend } from './prepared-append.js';

export interface WriterSettings {
  readonly file: string;
}

/** `begin`: the first appends of a group, not answered. `commit`: the others; the answer is to the whole group. */
export interface ToWriter {
  readonly kind: 'begin' | 'commit';
  readonly appends: readonly PreparedAppend[];
}

/** Sent instead of a group: close the file and end. */
export const CLOSE = 'close';

export type FromWriter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answers'; readonly answers: readonly CommitAnswer[] }
  /** `errcode` is SQLite's, where SQLite failed. */
  | { readonly kind: 'failed'; readonly reason: string; readonly errcode?: number };
