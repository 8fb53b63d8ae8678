/** A digest of each file, by its path. */
export type Digests = Readonly<Record<string, string>>;

/** A file that was written: a digest of its text, and one of what it was made of. */
export interface Written {
  readonly text: string;
  readonly of: string;
}
export interface Run {
  readonly read: Digests;
  readonly written: Readonly<Record<string, Written>>;
}
export function isFresh(root?: string): boolean;
export function digestOf(text: string): string;
export function makeGeneratedSources(): Promise<void>;
export function beginnings(root?: string): { readonly tools: Digests; readonly roots: Digests };
export function lastRun(root?: string): Run;
export function rememberRun(run: Run, root?: string): void;
