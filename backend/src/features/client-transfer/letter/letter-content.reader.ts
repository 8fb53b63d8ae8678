import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import { FILES } from '#composition/tokens';
import { endedEarly } from '#http/ended-early';
import { Problem } from '#http/problem';

/** Gives out the letter of a transfer as a file to keep: whoever may see the transfer may. */
@Injectable()
export class LetterContent {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Throws for a transfer without a letter, or of the time before letters went up. */
  async write(transferId: string, response: Response): Promise<void> {
    const { state } = await this.deciders.load(clientTransferDecider, transferId);
    const letter = state?.request.letter;
    if (!letter?.file) throw new Problem('HTTP.NOT_FOUND');
    response.attachment(letter.fileName);
    response.setHeader('Content-Type', letter.file.contentType);
    response.setHeader('Content-Length', letter.file.bytes);
    await pipeline(this.files.read(letter.file.fileId), response).catch((error: unknown) => {
      // The reader closed the connection, with the last byte or before it.
      if (!endedEarly(error)) throw error;
    });
  }
}
