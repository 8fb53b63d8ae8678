import { Inject, Injectable } from '@nestjs/common';
import type { CitedFile } from '@covertrail/domain/kernel/cited-file';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files, NewFile } from '@covertrail/platform/files/files.port';
import { singlePiece } from '@covertrail/platform/files/single-piece';
import { CLOCK, FILES } from '#tokens/tokens';
import { citedFile } from './uploads.service.js';

/** Files whose content the product has in memory as a whole, because it made or checked it. */
@Injectable()
export class MadeFiles {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Protected from deletion: an event is about to cite it. The same content under the same id again is the same file. */
  async keep(file: Omit<NewFile, 'uploadedAt'>, content: Uint8Array, maxBytes: number): Promise<CitedFile> {
    const uploadedAt = this.clock.now();
    const stored = await this.files.put({ ...file, uploadedAt }, singlePiece(content), { maxBytes });
    await this.files.claim(stored.fileId, stored.sha256, uploadedAt);
    return citedFile(stored);
  }
}
