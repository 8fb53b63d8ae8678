import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import type { Files } from '@covertrail/platform/files/files.port';
import { endedEarly } from '#http/ended-early';
import { pathsOf, type ZipEntry } from './zip-entries.js';

/** Sends stored files as one archive: each is read when its turn comes, no faster than the client takes it. They are stored as they are, because their kinds are compressed already. */
export async function sendZip(files: Files, entries: readonly ZipEntry[], archive: string, response: Response): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const opened = new Set<Readable>();
  zip.on('error', (error: Error) => output.destroy(error));
  const paths = pathsOf(entries);
  entries.forEach(({ fileId, changedAt }, at) => zip.addReadStreamLazy(paths[at]!, { compress: false, mtime: new Date(changedAt) }, (take) => {
    const content = Readable.from(files.read(fileId));
    opened.add(content);
    take(null, content);
  }));
  zip.end();
  response.attachment(archive);
  response.setHeader('Content-Type', 'application/zip');
  try {
    await pipeline(output, response);
  } catch (error) {
    // The client closed the connection.
    if (!endedEarly(error)) throw error;
  } finally {
    for (const content of opened) content.destroy();
  }
}
