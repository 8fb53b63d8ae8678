import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Files } from '@covertrail/platform/files/files.port';
import { sendArchive, type ArchiveReply } from '#uploads/zip.reply';
import type { DocumentToPack } from './packed-documents.reader.js';

/** A file as the manifest lists it. */
export interface ListedFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

interface PackContents {
  readonly texts: ReadonlyMap<string, string | Uint8Array>;
  readonly documents: readonly DocumentToPack[];
  readonly madeAt: string;
  /** The signed manifest over all files that were sent before it. */
  readonly manifest: (files: readonly ListedFile[]) => string;
}

/** Sends a pack as it comes into being: documents are read when their turn comes, and the manifest is made last, over what was sent. */
export async function sendPack(
  files: Files,
  { texts, documents, madeAt, manifest }: PackContents,
  name: string,
  reply: ArchiveReply,
): Promise<void> {
  const zip = new ZipFile();
  const mtime = new Date(madeAt);
  const listed: ListedFile[] = [];
  const opened = new Set<Readable>();
  let total = 0;
  for (const [path, text] of texts) {
    const content = Buffer.from(text);
    listed.push({ path, sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length });
    total += content.length;
    zip.addBuffer(content, path, { mtime });
  }
  for (const { path, file } of documents) {
    total += file.bytes;
    zip.addReadStreamLazy(path, { compress: false, mtime: new Date(file.attachedAt) }, (take) => {
      const content = Readable.from(hashed(files.read(file.fileId), (done) => listed.push({ path, ...done })));
      opened.add(content);
      take(null, content);
    });
  }
  zip.addReadStreamLazy('manifest.txt', { mtime }, (take) =>
    take(null, Readable.from([Buffer.from(manifest(listed))])),
  );
  zip.end();
  try {
    await sendArchive(zip, name, total, reply);
  } finally {
    for (const content of opened) content.destroy();
  }
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  done: (file: Omit<ListedFile, 'path'>) => void,
): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  done({ sha256: hash.digest('hex'), bytes });
}
