import { Inject, Injectable } from '@nestjs/common';
import type { TransferLetter } from '@covertrail/domain/client-transfer/client-transfer.contract';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { citedFile, Uploads } from '#uploads/uploads.service';

/** The letter of a request for a transfer, found by the upload that the caller names. */
@Injectable()
export class Letters {
  constructor(
    private readonly uploads: Uploads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws for an upload that this agency did not make, or that was deleted, and for a letter that is signed in the future. */
  async of(
    { companyId, timeZone }: Pick<Actor, 'companyId' | 'timeZone'>,
    letter: { readonly uploadId: string; readonly signedOn: string },
  ): Promise<TransferLetter> {
    if (letter.signedOn > dayInZone(this.clock.now(), timeZone))
      throw wrong('signedOn', 'The letter cannot be signed after today.');
    const stored = await this.uploads.find('letter', companyId, letter.uploadId);
    if (!stored) throw wrong('uploadId', 'Please choose the letter again.');
    return { fileName: stored.name, signedOn: letter.signedOn, file: citedFile(stored) };
  }

  /** Protects the letter from deletion, before an event cites it. */
  async keep({ file }: TransferLetter): Promise<void> {
    if (file) await this.uploads.keep(file);
  }
}

const wrong = (field: 'signedOn' | 'uploadId', message: string): Problem =>
  new Problem('HTTP.BAD_INPUT', { errors: { [`letter.${field}`]: message } });
