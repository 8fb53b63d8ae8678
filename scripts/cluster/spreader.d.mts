/** See `spreader.mjs`. */
export interface Spreader {
  /** Resolves with the port it listens on: 0 takes a free one. */
  listen(port: number, host?: string): Promise<number>;
  close(): Promise<void>;
}
export function createSpreader(openPorts: () => readonly number[]): Spreader;
