import { buffer } from 'node:stream/consumers';
import { watchMemory } from './memory-watch.js';

/** What the process of a reader does: the file comes on its standard input, and the answer goes to its standard output as JSON. */
export async function readOneFile(read: (file: Buffer) => unknown): Promise<void> {
  await watchMemory(Number(process.argv[2]));
  process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))));
}
