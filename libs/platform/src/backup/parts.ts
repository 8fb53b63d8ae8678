import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupDamaged, type Part } from './backup-format.js';

const PIECE_BYTES = 256 * 1024;
const LINE_FEED = 10;

/** Writes a new part, which is on the disk when this is done. The content is never held as a whole. */
export async function writePart(
  folder: string,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Omit<Part, 'count'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(join(folder, name), 'wx', 0o600);
  try {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** A part as it is stored. Throws BackupDamaged at its end where it is not what was written. */
export async function* readPart(folder: string, name: string, part: Omit<Part, 'count'>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of createReadStream(join(folder, name), {
      highWaterMark: PIECE_BYTES,
    }) as AsyncIterable<Buffer>) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupDamaged(name, 'is missing');
    throw error;
  }
  if (bytes !== part.bytes) throw new BackupDamaged(name, `has ${bytes} bytes instead of ${part.bytes}`);
  if (hash.digest('hex') !== part.sha256) throw new BackupDamaged(name, 'was altered');
}

/** Values as lines of JSON, some of them in each piece. `count` is asked once they are all out. */
export class JsonLines<Value> implements AsyncIterable<Uint8Array> {
  count = 0;

  constructor(private readonly values: AsyncIterable<Value>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let text: string[] = [];
    let length = 0;
    for await (const value of this.values) {
      const line = `${JSON.stringify(value)}\n`;
      this.count += 1;
      text.push(line);
      length += line.length;
      if (length < PIECE_BYTES) continue;
      yield Buffer.from(text.join(''));
      [text, length] = [[], 0];
    }
    if (length > 0) yield Buffer.from(text.join(''));
  }
}

/** The values of lines of JSON. Throws BackupDamaged at a line that is none, and where there are not as many as were written. */
export async function* valuesIn<Value>(
  name: string,
  pieces: AsyncIterable<Buffer>,
  { count }: Pick<Part, 'count'>,
): AsyncGenerator<Value> {
  let found = 0;
  for await (const line of linesIn(pieces)) {
    found += 1;
    yield parsed<Value>(name, line, found);
  }
  if (found !== count) throw new BackupDamaged(name, `has ${found} lines instead of ${count}`);
}

async function* linesIn(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const piece of pieces) {
    let at = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, at)) {
      yield Buffer.concat([...rest, piece.subarray(at, end)]).toString('utf8');
      [rest, at] = [[], end + 1];
    }
    if (at < piece.length) rest.push(Buffer.from(piece.subarray(at)));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}

function parsed<Value>(name: string, line: string, number: number): Value {
  try {
    return JSON.parse(line) as Value;
  } catch {
    throw new BackupDamaged(name, `cannot be read in line ${number}`);
  }
}
