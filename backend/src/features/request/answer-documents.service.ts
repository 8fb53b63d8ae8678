import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { NamedFile } from '@covertrail/domain/document/document.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import { FILES } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { sendFile } from '#uploads/file.reply';
import { citedFile, Uploads } from '#uploads/uploads.service';

/** The additional documents of an answer: found by their uploads or in the last answer, and sent to both sides of the request [D04]. */
@Injectable()
export class AnswerDocuments {
  constructor(
    private readonly uploads: Uploads,
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Protects each from deletion. Throws for an upload that this company did not make, or that was deleted. */
  async cited(requestId: Uuid, companyId: Uuid, ids: readonly Uuid[]): Promise<readonly NamedFile[]> {
    if (ids.length === 0) return [];
    const earlier = await this.filesOf(requestId);
    const documents = await Promise.all(
      [...new Set(ids)].map(
        async (id) =>
          earlier.find(({ fileId }) => fileId === id) ??
          (await this.certificate(requestId, id)) ??
          (await this.uploaded(companyId, id)),
      ),
    );
    for (const file of documents) await this.uploads.keep(file);
    return documents;
  }

  async send(requestId: Uuid, fileId: Uuid, response: Response): Promise<void> {
    const file = (await this.filesOf(requestId)).find((each) => each.fileId === fileId);
    if (!file) throw new Problem('HTTP.NOT_FOUND');
    return sendFile(this.files, file, file.name, response);
  }

  private async filesOf(requestId: Uuid): Promise<readonly NamedFile[]> {
    const { state } = await this.deciders.readable.load(requestDecider, requestId);
    const answer = state?.outcome?.kind === 'responded' ? state.outcome : null;
    return [...(answer?.documents ?? []), ...(answer?.before?.documents ?? [])];
  }

  /** The certificate of this request that goes on as it is, although nothing of it was read [E02]; null for any other id. */
  private async certificate(requestId: Uuid, uploadId: Uuid): Promise<NamedFile | null> {
    const { state } = await this.deciders.readable.load(certificateUploadDecider, uploadId);
    return state?.status === 'takenAsIs' && state.uploaded.requestId === requestId ? state.uploaded.certificate : null;
  }

  private async uploaded(companyId: Uuid, uploadId: Uuid): Promise<NamedFile> {
    const stored = await this.uploads.find('answer', companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { documents: 'Please choose the file again.' } });
    return { ...citedFile(stored), name: stored.name };
  }
}
