import type { PreparedAppend } from './prepared-append.js';

/** The result of one append of a group. `position` is the row number of its last event. */
export type CommitAnswer =
  | { readonly outcome: 'appended'; readonly revision: number; readonly position: number }
  | { readonly outcome: 'wrong-revision'; readonly actual: number }
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * Passes groups to the one writer of this process. `commit` stores a group in one transaction and returns results in the order of
 * the group. When it rejects, it is unknown whether the group is in the log. It is never called before the previous call has
 * settled.
 */
export interface CommitChannel {
  /**
   * The first appends of the group that is committed next, while its last callers still prepare theirs: a writer in another thread stores them
   * meanwhile. Only a hint: `commit` is given the whole group. Absent where it would save nothing.
   */
  begin?(part: readonly PreparedAppend[]): void;
  commit(group: readonly PreparedAppend[]): Promise<readonly CommitAnswer[]>;
  close(): Promise<void>;
}
