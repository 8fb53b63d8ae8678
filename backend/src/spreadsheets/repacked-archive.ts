import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { archiveParts } from './archive-parts.js';
import { MOST_UNPACKED_BYTES } from './sheet-content.js';

/** What holds the cells of a workbook; pictures, programs and archives in the archive are left out. */
const READ = /\.(?:xml|rels)$/i;

/** The same workbook as an archive of ours, whose parts are not compressed: what reads it unpacks nothing. Throws as `archiveParts` does. */
export function repackedArchive(zip: Buffer): Promise<Buffer> {
  const repacked = new ZipFile();
  for (const { name, content } of archiveParts(zip, MOST_UNPACKED_BYTES, (part) => READ.test(part)))
    repacked.addBuffer(content, name, { compress: false });
  repacked.end();
  return buffer(repacked.outputStream);
}
