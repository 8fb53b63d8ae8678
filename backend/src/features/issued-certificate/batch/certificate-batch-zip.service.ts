import { Inject, Injectable } from '@nestjs/common';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import { Problem } from '#http/problem';
import { FILES } from '#tokens/tokens';
import type { ZipEntry } from '#uploads/zip-entries';
import { sendZip, type ArchiveReply } from '#uploads/zip.reply';

/** The certificates of a batch as one archive, each as it was issued last; those that the holders had already too [E03]. */
@Injectable()
export class CertificateBatchZip {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Throws CERTIFICATE.NOT_FOUND where no holder has one. */
  async send(batchId: Uuid, reply: ArchiveReply): Promise<void> {
    const { state } = await this.deciders.readable.load(certificateBatchDecider, batchId);
    const ids = new Set((state?.outcomes ?? []).flatMap(({ certificateId }) => certificateId ?? []));
    const entries: ZipEntry[] = [];
    for (const id of ids) entries.push(...(await this.entryOf(id)));
    if (entries.length === 0) throw new Problem('CERTIFICATE.NOT_FOUND');
    return sendZip(this.files, entries, 'certificates.zip', reply);
  }

  private async entryOf(id: Uuid): Promise<readonly ZipEntry[]> {
    const { state } = await this.deciders.readable.load(issuedCertificateDecider, id);
    const issue = state?.issues.at(-1);
    if (!state || !issue) return [];
    const { fileId, contentType, bytes } = issue.file;
    const name = `${issue.holder.name} ${state.number}.pdf`;
    return [{ folder: '', name, fileId, contentType, bytes, changedAt: `${issue.issuedOn}T12:00:00.000Z` }];
  }
}
