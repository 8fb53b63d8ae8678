import { sameBytes, textOf } from './bytes.js';

/** The files of an archive, and what is wrong with it. */
export interface Unzipped {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly problems: readonly string[];
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;

/** Reads an archive of stored and deflated files. Throws an Error with a sentence for bytes that are no such archive. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<Unzipped> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const files = new Map<string, Uint8Array>();
  const problems: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('The archive is broken.');
    const nameBytes = bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true));
    const name = nameIn(nameBytes);
    if (files.has(name)) problems.push(`${name} is in the archive twice.`);
    const content = await contentAt(bytes, view, at, nameBytes).catch(() => null);
    if (content) files.set(name, content);
    else problems.push(`${name} cannot be read from the archive: its bytes were changed.`);
    at += 46 + nameBytes.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { files, problems };
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new Error('This is no zip archive, or its end is missing.');
}

function nameIn(bytes: Uint8Array): string {
  try {
    return textOf(bytes);
  } catch {
    return 'a file without a readable name';
  }
}

/** `at`: of the entry in the directory. Rejects for what cannot be read. */
async function contentAt(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  at: number,
  name: Uint8Array,
): Promise<Uint8Array> {
  const [method, packed, size, local] = [
    view.getUint16(at + 10, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 24, true),
    view.getUint32(at + 42, true),
  ];
  const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const isSameName = sameBytes(bytes.subarray(local + 30, local + 30 + view.getUint16(local + 26, true)), name);
  if (view.getUint32(local, true) !== LOCAL_ENTRY || !isSameName || begin + packed > bytes.length) throw new Error();
  const stored = bytes.subarray(begin, begin + packed);
  const content = method === 8 ? await inflated(stored) : stored;
  if ((method !== 0 && method !== 8) || content.length !== size) throw new Error();
  return content;
}

async function inflated(stored: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([stored]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
