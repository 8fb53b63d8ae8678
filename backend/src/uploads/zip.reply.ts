import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import type { Files } from '@covertrail/platform/files/files.port';
import { endedEarly } from '#http/ended-early';
import type { ReportPercent } from '#progress/reported-progress';
import { pathsOf, type ZipEntry } from './zip-entries.js';

/** Where an archive is sent. */
export interface ArchiveReply {
  readonly response: Response;
  /** Is given the whole percents of the archive that were sent; 100 once the client has all of it. */
  readonly report: ReportPercent;
}

/** Sends stored files as one archive: each is read when its turn comes, no faster than the client takes it. They are stored as they are, because their kinds are compressed already. */
export async function sendZip(
  files: Files,
  entries: readonly ZipEntry[],
  name: string,
  { response, report }: ArchiveReply,
): Promise<void> {
  const zip = new ZipFile();
  const opened = new Set<Readable>();
  const paths = pathsOf(entries);
  entries.forEach(({ fileId, changedAt }, at) =>
    zip.addReadStreamLazy(paths[at]!, { compress: false, mtime: new Date(changedAt) }, (take) => {
      const content = Readable.from(files.read(fileId));
      opened.add(content);
      take(null, content);
    }),
  );
  zip.end();
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  try {
    await sendArchive(zip, name, total, { response, report });
  } finally {
    for (const content of opened) content.destroy();
  }
}

/** Sends an archive as it comes into being. `total`: the bytes of its files, of which the report says how much was sent. */
export async function sendArchive(
  zip: ZipFile,
  name: string,
  total: number,
  { response, report }: ArchiveReply,
): Promise<void> {
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  response.attachment(name);
  response.setHeader('Content-Type', 'application/zip');
  try {
    await pipeline(output, counted(total, report), response);
    report(100);
  } catch (error) {
    // The client closed the connection.
    if (!endedEarly(error)) throw error;
  }
}

/** Passes the archive on, and reports how much of its files has passed; what an archive holds besides files comes at 99. */
function counted(total: number, report: ReportPercent): Transform {
  let sent = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      sent += piece.length;
      report(Math.min(99, Math.floor((100 * sent) / total)));
      done(null, piece);
    },
  });
}
