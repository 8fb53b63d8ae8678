import type { PreparedAppend } from './prepared-append.js';

/** What became of one append of a group. `position` is the row number of its last event. */
export type CommitAnswer =
  | { readonly outcome: 'appended'; readonly revision: number; readonly position: number }
  | { readonly outcome: 'wrong-revision'; readonly actual: number }
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * The way to the one writer of this process. `commit` stores a group in one transaction and answers in its order; when it
 * rejects, nobody knows whether the group is in the log. It is never called before the last call has settled.
 */
export interface CommitChannel {
  commit(group: readonly PreparedAppend[]): Promise<readonly CommitAnswer[]>;
  close(): Promise<void>;
}
