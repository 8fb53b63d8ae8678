import { Inject, Injectable } from '@nestjs/common';
import type { StoredReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { CertificateUploaded } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import { storedReading } from '#certificate-readings/stored-reading';
import { FILES } from '#tokens/tokens';

/** An upload that was read, of an insured. */
export interface ReadUpload {
  readonly uploaded: CertificateUploaded['data'];
  readonly insuredId: Uuid;
  readonly attempt: number;
  readonly reading: StoredReading;
}

/** What was read of uploaded certificates, from the files in which it is stored. */
@Injectable()
export class ReadUploads {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Throws `EXTRACTION.NOT_READ` while nothing is read, and for an upload that was taken back; `EXTRACTION.NO_INSURED` where nobody has an account yet. */
  async of(uploadId: Uuid): Promise<ReadUpload> {
    const { state } = await this.deciders.load(certificateUploadDecider, uploadId);
    const isKept = state?.status === 'read' || state?.status === 'confirmed';
    if (!state || !isKept || state.result?.outcome !== 'read') throw new RuleBroken('EXTRACTION.NOT_READ');
    const { uploaded, attempt, result } = state;
    if (uploaded.insuredId === null) throw new RuleBroken('EXTRACTION.NO_INSURED');
    const reading = await storedReading(this.files, result.reading.fileId);
    return { uploaded, insuredId: uploaded.insuredId, attempt, reading };
  }
}
