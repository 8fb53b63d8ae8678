import { Inject, Injectable } from '@nestjs/common';
import type { TransferLetter } from '@covertrail/domain/client-transfer/client-transfer.contract';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Actor } from '#auth/actor';
import { CLOCK, FILES } from '#composition/tokens';
import { Problem } from '#http/problem';
import { letterFileId } from './letter-id.rules.js';

/** The letter that a transfer is asked for with, from the upload that its asker names. */
@Injectable()
export class Letters {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws for an upload that this agency did not make, or that was swept, and for a letter of tomorrow. */
  async of({ companyId, timeZone }: Pick<Actor, 'companyId' | 'timeZone'>, asked: { readonly uploadId: string; readonly signedOn: string }): Promise<TransferLetter> {
    if (asked.signedOn > dayInZone(this.clock.now(), timeZone)) throw wrong('signedOn', 'The letter cannot be signed after today.');
    const stored = await this.files.describe(letterFileId(companyId, asked.uploadId));
    if (!stored) throw wrong('uploadId', 'Please choose the letter again.');
    const { fileId, sha256, contentType, bytes, name } = stored;
    return { fileName: name, signedOn: asked.signedOn, file: { fileId, sha256, contentType, bytes } };
  }

  /** Keeps the letter from the sweep, before an event cites it. */
  async keep({ file }: TransferLetter): Promise<void> {
    if (file) await this.files.claim(file.fileId, file.sha256, this.clock.now());
  }
}

const wrong = (field: 'signedOn' | 'uploadId', message: string): Problem => new Problem('HTTP.BAD_INPUT', { errors: { [`letter.${field}`]: message } });
