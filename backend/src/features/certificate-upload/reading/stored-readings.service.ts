import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { StoredReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { CitedFile } from '@covertrail/domain/kernel/cited-file';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CLOCK, FILES } from '#tokens/tokens';
import { citedFile } from '#uploads/uploads.service';

/** As much as a process that reads may answer. */
const MOST_BYTES = 10_000_000;

/** What was read of certificates, as files: it is large, and may hold what persons wrote (ADR 92). */
@Injectable()
export class StoredReadings {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Protected from deletion: an event is about to cite it. The same reading again is the same file. */
  async keep(uploadId: Uuid, reading: StoredReading): Promise<CitedFile> {
    const content = Buffer.from(JSON.stringify(reading));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = {
      fileId: deriveId('certificate-reading', uploadId, sha256),
      name: 'reading.json',
      contentType: 'application/json',
      uploadedAt: this.clock.now(),
    };
    const stored = await this.files.put(file, once(content), { maxBytes: MOST_BYTES });
    await this.files.claim(stored.fileId, stored.sha256, this.clock.now());
    return citedFile(stored);
  }

  async of({ fileId }: CitedFile): Promise<StoredReading> {
    return JSON.parse((await buffer(this.files.read(fileId))).toString('utf8')) as StoredReading;
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
