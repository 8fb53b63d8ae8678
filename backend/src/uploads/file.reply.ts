import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { nameOfKind } from '@covertrail/domain/kernel/upload-kinds';
import type { CitedFile } from '@covertrail/domain/kernel/cited-file';
import type { Files } from '@covertrail/platform/files/files.port';
import { endedEarly } from '#http/ended-early';

/** Sends a stored file as a download under a name, with the ending of what it is: events of earlier versions name it as it was sent. */
export async function sendFile(
  files: Files,
  { fileId, contentType, bytes }: CitedFile,
  name: string,
  response: Response,
): Promise<void> {
  response.attachment(nameOfKind(name, contentType));
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', bytes);
  await pipeline(files.read(fileId), response).catch((error: unknown) => {
    // The client closed the connection, with the last byte or before it.
    if (!endedEarly(error)) throw error;
  });
}
