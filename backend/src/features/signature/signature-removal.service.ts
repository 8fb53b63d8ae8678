import { Inject, Injectable } from '@nestjs/common';
import type { Files } from '@covertrail/platform/files/files.port';
import { FILES } from '#tokens/tokens';

/** Takes pictures out of the file store that are no signature any more. */
@Injectable()
export class SignatureRemoval {
  constructor(@Inject(FILES) private readonly files: Files) {}

  /** One that is gone counts as removed. */
  remove(fileId: string): Promise<void> {
    return this.files.remove(fileId);
  }
}
