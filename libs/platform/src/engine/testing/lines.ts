import type { DocumentReads } from '#read-store/document-reads.port';
import { snapshot } from '#json/canonical-json';

/** A collection as lines of canonical JSON. */
export async function linesOf(reads: Pick<DocumentReads, 'find'>, collection: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of snapshot(reads, collection)) lines.push(line);
  return lines;
}

/** Resolves when the condition holds; rejects when it does not within 10 s. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited without success until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
