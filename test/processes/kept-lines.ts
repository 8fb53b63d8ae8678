import type { KeptChild } from './kept-child.js';

/** The lines that processes wrote to their standard output, by the name of the process. For short runs: it keeps them all. */
export class KeptLines {
  private readonly lines = new Map<string, string[]>();

  constructor(children: readonly KeptChild[]) {
    for (const child of children) {
      const kept: string[] = [];
      this.lines.set(child.name, kept);
      child.listener = (line) => void kept.push(line);
    }
  }

  of(name: string): readonly string[] {
    return this.lines.get(name) ?? [];
  }
}
