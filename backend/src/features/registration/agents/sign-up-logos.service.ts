import { Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { StoredFile } from '@covertrail/platform/files/files.port';
import { Problem } from '#http/problem';
import { citedFile, Uploads } from '#uploads/uploads.service';

/**
 * Logos of agencies that sign up: uploaded by whoever fills in the form, under an id that nobody can guess. Nothing protects the file from deletion until
 * the agency is founded, so that one of a sign-up that never ends is removed [A08].
 */
@Injectable()
export class SignUpLogos {
  constructor(
    private readonly uploads: Uploads,
    private readonly deciders: DeciderStore,
  ) {}

  /** Throws HTTP.BAD_INPUT for an upload that there is not, before anything of the form is kept. */
  async refuseMissing(uploadId: Uuid): Promise<void> {
    if (!(await this.stored(uploadId)))
      throw new Problem('HTTP.BAD_INPUT', { errors: { logoUploadId: 'Please choose the picture again.' } });
  }

  /** A file that is gone by then leaves the agency without a logo, and does not keep it from being founded. */
  async become(uploadId: Uuid, companyId: Uuid, meta: CommandMeta): Promise<void> {
    const stored = await this.stored(uploadId);
    if (!stored) return;
    const logo = citedFile(stored);
    await this.uploads.keep(logo);
    await this.deciders.handle(companyDecider, companyId, { type: 'ChooseLogo', logo }, meta);
  }

  private stored(uploadId: Uuid): Promise<StoredFile | null> {
    return this.uploads.find('signUpLogo', uploadId, uploadId);
  }
}
