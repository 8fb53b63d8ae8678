import { readOneFile } from '../read-one-file.js';

/** Readers that take more than they may, by the content of their file. */
const READERS: Readonly<Record<string, () => unknown>> = {
  buffers: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(10_000_000, 1));
  },
  heap: () => {
    const held: object[] = [];
    for (;;) held.push({ at: held.length });
  },
  time: () => {
    for (;;);
  },
  answer: () => 'x'.repeat(2_000_000),
  failure: () => {
    throw new Error('broken');
  },
  environment: () => Object.keys(process.env).filter((name) => !name.startsWith('__')),
};

await readOneFile((file) => READERS[file.toString()]!());
