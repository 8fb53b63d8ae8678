export interface Job {
  readonly source: string;
  readonly output: string;
}
export function compileStale(jobs: readonly Job[]): Promise<number>;
export function jobsOf(folder: string, outputFolder: string): readonly Job[];
export function jobOf(source: string, outputFolder: string): Job;
export function removeOrphans(jobs: readonly Job[], outputFolder: string): void;
