import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import { FILES } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { sendFile } from '#uploads/file.reply';

/** Sends the letter of a transfer as a download: everyone who may see the transfer may read it. */
@Injectable()
export class LetterContent {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Throws for a transfer without a letter, or with one of an earlier version, which stored no file. */
  async write(transferId: string, response: Response): Promise<void> {
    const { state } = await this.deciders.load(clientTransferDecider, transferId);
    const letter = state?.request.letter;
    if (!letter?.file) throw new Problem('HTTP.NOT_FOUND');
    await sendFile(this.files, letter.file, letter.fileName, response);
  }
}
