import { Inject, Injectable } from '@nestjs/common';
import type { TransferLetter } from '@covertrail/domain/client-transfer/client-transfer.contract';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Actor } from '#auth/actor';
import { CLOCK, FILES } from '#composition/tokens';
import { Problem } from '#http/problem';
import { letterFileId } from './letter-id.rules.js';

/** The letter of a request for a transfer, found by the upload that the caller names. */
@Injectable()
export class Letters {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws for an upload that this agency did not make, or that was deleted, and for a letter that is signed in the future. */
  async of({ companyId, timeZone }: Pick<Actor, 'companyId' | 'timeZone'>, asked: { readonly uploadId: string; readonly signedOn: string }): Promise<TransferLetter> {
    if (asked.signedOn > dayInZone(this.clock.now(), timeZone)) throw wrong('signedOn', 'The letter cannot be signed after today.');
    const stored = await this.files.describe(letterFileId(companyId, asked.uploadId));
    if (!stored) throw wrong('uploadId', 'Please choose the letter again.');
    const { fileId, sha256, contentType, bytes, name } = stored;
    return { fileName: name, signedOn: asked.signedOn, file: { fileId, sha256, contentType, bytes } };
  }

  /** Protects the letter from deletion, before an event cites it. */
  async keep({ file }: TransferLetter): Promise<void> {
    if (file) await this.files.claim(file.fileId, file.sha256, this.clock.now());
  }
}

const wrong = (field: 'signedOn' | 'uploadId', message: string): Problem => new Problem('HTTP.BAD_INPUT', { errors: { [`letter.${field}`]: message } });
