import { crc32, deflateRawSync } from 'node:zlib';

/** What a header states of a part where that is not the truth. */
interface Lie {
  readonly name?: string;
  readonly method?: number;
  readonly packed?: number;
  readonly unpacked?: number;
}

/** A part of an archive, and the lies of its entry in the directory and of its local header. `at` moves the entry to the header of another part. */
export interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
  readonly directory?: Lie;
  readonly local?: Lie;
  readonly flags?: number;
  readonly at?: number;
}

/** An archive with deflated parts. */
export function zipOf(...parts: readonly ZipPart[]): Buffer {
  const packed = parts.map(({ content }) => deflateRawSync(content));
  const locals = parts.map((part, at) =>
    Buffer.concat([headerOf(part, packed[at]!, part.local, 'local'), packed[at]!]),
  );
  const starts = locals.map((_, at) => Buffer.concat(locals.slice(0, at)).length);
  const entries = parts.map((part, at) => headerOf(part, packed[at]!, part.directory, starts[part.at ?? at]!));
  const [inside, directory] = [Buffer.concat(locals), Buffer.concat(entries)];
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(inside.length, 16);
  return Buffer.concat([inside, directory, end]);
}

/** `place` is where the part begins, for its entry in the directory. */
function headerOf(
  { name, content, flags = 0 }: ZipPart,
  packed: Buffer,
  lie: Lie = {},
  place: number | 'local',
): Buffer {
  const stated = { name, method: 8, packed: packed.length, unpacked: content.length, ...lie };
  const header = Buffer.alloc(place === 'local' ? 30 : 46);
  const at = place === 'local' ? 6 : 8;
  header.writeUInt32LE(place === 'local' ? 0x04034b50 : 0x02014b50, 0);
  header.writeUInt16LE(flags, at);
  header.writeUInt16LE(stated.method, at + 2);
  header.writeUInt32LE(crc32(content), at + 8);
  header.writeUInt32LE(stated.packed, at + 12);
  header.writeUInt32LE(stated.unpacked, at + 16);
  header.writeUInt16LE(Buffer.byteLength(stated.name), at + 20);
  if (place !== 'local') header.writeUInt32LE(place, 42);
  return Buffer.concat([header, Buffer.from(stated.name)]);
}

const SHEET = 'xl/worksheets/sheet1.xml';

/** A bomb for whoever reads local headers: the directory shows a small part, which its local header unpacks to much more. */
export const lyingBomb = (): Buffer =>
  zipOf({ name: SHEET, content: Buffer.alloc(120_000_000), directory: { packed: 4, unpacked: 4, method: 0 } });

/** A part that is larger than the archive states. */
export const understatedBomb = (): Buffer => {
  const lie = { unpacked: 10 };
  return zipOf({ name: SHEET, content: Buffer.alloc(120_000_000), directory: lie, local: lie });
};
