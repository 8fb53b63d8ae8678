import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x0001;
/** Sizes and checksum come behind the content, and only the directory has them. */
const SIZES_BEHIND = 0x0008;
const MOST_PARTS = 2_000;

/** The content of an archive is larger than allowed, or than the archive states. */
export class UnpacksTooLarge extends Error {
  override readonly name = 'UnpacksTooLarge';
}

/** Not a zip archive that every program reads in the same way. */
export class ArchiveUnclear extends Error {
  override readonly name = 'ArchiveUnclear';
}

/** A file in an archive, unpacked. */
export interface ArchivePart {
  readonly name: string;
  readonly content: Buffer;
}

/** What the directory or a local header states of a part. */
interface Stated {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
}

interface Entry extends Stated {
  /** Where the packed content begins. */
  readonly at: number;
  readonly header: number;
}

/**
 * Unpacks the wanted parts of a zip archive, all together within the bound. What an archive states about itself proves nothing, and a
 * program may read its directory or its local headers: where both differ, where parts lie over each other, or where a content is not
 * what was stated, nothing is unpacked further. Throws `UnpacksTooLarge` and `ArchiveUnclear`.
 */
export function archiveParts(
  zip: Buffer,
  mostBytes: number,
  wanted: (name: string) => boolean,
): readonly ArchivePart[] {
  const entries = entriesOf(zip);
  holdApart(entries);
  let left = mostBytes;
  return entries
    .filter(({ name }) => wanted(name))
    .map((entry) => {
      if (entry.unpacked > left) throw new UnpacksTooLarge();
      left -= entry.unpacked;
      return { name: entry.name, content: contentOf(zip.subarray(entry.at, entry.at + entry.packed), entry) };
    });
}

function contentOf(packed: Buffer, { method, unpacked, crc }: Entry): Buffer {
  const content = method === STORED ? packed : inflated(packed, unpacked);
  if (content.length !== unpacked || crc32(content) !== crc) throw new ArchiveUnclear();
  return content;
}

function inflated(packed: Buffer, stated: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, stated) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new UnpacksTooLarge()
      : new ArchiveUnclear();
  }
}

function entriesOf(zip: Buffer): readonly Entry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > zip.length || end + END_BYTES + zip.readUInt16LE(end + 20) !== zip.length)
    throw new ArchiveUnclear();
  const [here, all, first] = [
    zip.readUInt16LE(end + 8),
    zip.readUInt16LE(end + 10),
    zip.readUInt32LE(end + 16),
  ] as const;
  if (zip.readUInt32LE(end) !== END || here !== all || all > MOST_PARTS) throw new ArchiveUnclear();
  const entries: Entry[] = [];
  let at = first;
  while (entries.length < all) {
    if (at + ENTRY_BYTES > end || zip.readUInt32LE(at) !== ENTRY) throw new ArchiveUnclear();
    const [name, extra, comment] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ] as const;
    entries.push(entryOf(zip, statedAt(zip, at + 8, at + ENTRY_BYTES, name), zip.readUInt32LE(at + 42), first));
    at += ENTRY_BYTES + name + extra + comment;
  }
  if (at !== end) throw new ArchiveUnclear();
  return entries;
}

/** Flags, method, checksum and sizes stand in the same order in the directory and in a local header. */
const statedAt = (zip: Buffer, at: number, nameAt: number, nameBytes: number): Stated => ({
  name: zip.toString('utf8', nameAt, nameAt + nameBytes),
  flags: zip.readUInt16LE(at),
  method: zip.readUInt16LE(at + 2),
  crc: zip.readUInt32LE(at + 8),
  packed: zip.readUInt32LE(at + 12),
  unpacked: zip.readUInt32LE(at + 16),
});

/** Holds the directory against the local header. `directory` is where the contents end at the latest. */
function entryOf(zip: Buffer, stated: Stated, header: number, directory: number): Entry {
  if (header + LOCAL_BYTES > directory || zip.readUInt32LE(header) !== LOCAL) throw new ArchiveUnclear();
  const nameBytes = zip.readUInt16LE(header + 26);
  const local = statedAt(zip, header + 6, header + LOCAL_BYTES, nameBytes);
  const at = header + LOCAL_BYTES + nameBytes + zip.readUInt16LE(header + 28);
  const same =
    local.name === stated.name &&
    local.flags === stated.flags &&
    local.method === stated.method &&
    sameSizes(local, stated);
  const read = (stated.method === STORED || stated.method === DEFLATED) && (stated.flags & ENCRYPTED) === 0;
  if (!same || !read || at + stated.packed > directory) throw new ArchiveUnclear();
  return { ...stated, at, header };
}

function sameSizes(local: Stated, stated: Stated): boolean {
  const behind = (stated.flags & SIZES_BEHIND) !== 0;
  return (['crc', 'packed', 'unpacked'] as const).every(
    (key) => local[key] === stated[key] || (behind && local[key] === 0),
  );
}

/** Each part has its own bytes and its own name. */
function holdApart(entries: readonly Entry[]): void {
  const inOrder = entries.toSorted((entry, other) => entry.header - other.header);
  inOrder.forEach(({ header }, index) => {
    const before = inOrder[index - 1];
    if (before && before.at + before.packed > header) throw new ArchiveUnclear();
  });
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) throw new ArchiveUnclear();
}
