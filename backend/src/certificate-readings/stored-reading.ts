import type { StoredReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Files } from '@covertrail/platform/files/files.port';

/** What was read of an uploaded certificate, from the file in which it is stored. The product wrote it itself, as JSON of this type. */
export async function storedReading(files: Pick<Files, 'read'>, fileId: Uuid): Promise<StoredReading> {
  const pieces: Uint8Array[] = [];
  for await (const piece of files.read(fileId)) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as StoredReading;
}
