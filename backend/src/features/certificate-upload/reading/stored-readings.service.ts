import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { StoredReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { CitedFile } from '@covertrail/domain/kernel/cited-file';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Files } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { FILES } from '#tokens/tokens';
import { MadeFiles } from '#uploads/made-files.service';

/** As much as a process that reads may answer. */
const MOST_BYTES = 10_000_000;

/** What was read of certificates, as files: it is large, and may hold what persons wrote (ADR 92). */
@Injectable()
export class StoredReadings {
  constructor(
    @Inject(FILES) private readonly files: Files,
    private readonly made: MadeFiles,
  ) {}

  /** Protected from deletion: an event is about to cite it. The same reading again is the same file. */
  keep(uploadId: Uuid, reading: StoredReading): Promise<CitedFile> {
    const content = Buffer.from(JSON.stringify(reading));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const fileId = deriveId('certificate-reading', uploadId, sha256);
    return this.made.keep({ fileId, name: 'reading.json', contentType: 'application/json' }, content, MOST_BYTES);
  }

  async of({ fileId }: CitedFile): Promise<StoredReading> {
    return JSON.parse((await buffer(this.files.read(fileId))).toString('utf8')) as StoredReading;
  }
}
