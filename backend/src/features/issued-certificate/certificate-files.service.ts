import { Inject, Injectable } from '@nestjs/common';
import type { CitedFile } from '@covertrail/domain/kernel/cited-file';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files } from '@covertrail/platform/files/files.port';
import { newId } from '@covertrail/platform/ids/ids';
import { CLOCK, FILES } from '#tokens/tokens';
import { citedFile } from '#uploads/uploads.service';

/** More than any certificate of ours has: they are far below it. */
const LARGEST_CERTIFICATE = 5_000_000;

/** The files of certificates. Each issue is another file, because its code is another one. */
@Injectable()
export class CertificateFiles {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Kept from deletion before an event cites it. */
  async keep(name: string, bytes: Uint8Array): Promise<CitedFile> {
    const uploadedAt = this.clock.now();
    const file = { fileId: newId(), name, contentType: 'application/pdf', uploadedAt };
    const stored = await this.files.put(file, inOnePiece(bytes), { maxBytes: LARGEST_CERTIFICATE });
    await this.files.claim(stored.fileId, stored.sha256, uploadedAt);
    return citedFile(stored);
  }
}

async function* inOnePiece(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
