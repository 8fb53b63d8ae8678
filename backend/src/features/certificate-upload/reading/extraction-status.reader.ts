import { Injectable } from '@nestjs/common';
import type {
  CertificateReading,
  ExtractionStatus,
} from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import {
  certificateUploadDecider,
  MOST_ATTEMPTS,
  type CertificateUploadState,
} from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { sentencesOf } from '#certificate-readings/certificate-sentences.rules';
import { ReadingLeases } from './reading-lease.service.js';
import { StoredReadings } from './stored-readings.service.js';

const NOTHING_READ = { certificates: [], pages: [] };
const HALF_WAY = 50;

interface Found {
  readonly state: CertificateUploadState;
  readonly status: ExtractionStatus;
}

/** How far the reading of an uploaded certificate is, and what was read. */
@Injectable()
export class ExtractionStatuses {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly leases: ReadingLeases,
    private readonly stored: StoredReadings,
  ) {}

  async of(uploadId: Uuid): Promise<ExtractionStatus> {
    return (await this.found(uploadId)).status;
  }

  async reading(uploadId: Uuid): Promise<CertificateReading> {
    const { state, status } = await this.found(uploadId);
    const { uploaded, attempt, result, policies: taken } = state;
    const { requestId, requesterId, projectId, insuredId, certificate } = uploaded;
    const read = result?.outcome === 'read' ? await this.stored.of(result.reading) : NOTHING_READ;
    return {
      ...status,
      ...read,
      requestId,
      requesterId,
      projectId,
      insuredId,
      fileName: certificate.name,
      attempt,
      ...sentencesOf(read),
      taken,
    };
  }

  private async found(uploadId: Uuid): Promise<Found> {
    const { state, revision } = await this.deciders.readable.load(certificateUploadDecider, uploadId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const isRead = state.status === 'waiting' && (await this.leases.isTaken(uploadId));
    const result = state.status === 'waiting' ? null : state.result;
    const counts = result?.outcome === 'read' ? result.counts : null;
    const status = {
      transactionId: uploadId,
      revision,
      status: isRead ? 'reading' : state.status,
      extractionStatus: counts !== null && counts.policies > 0 ? 2 : 0,
      extractionProgress: state.status === 'waiting' ? (isRead ? HALF_WAY : 0) : 100,
      extractionConfidence: counts?.confidence ?? null,
      reason: result && result.outcome !== 'read' ? result.reason : null,
      counts,
      attemptsLeft: MOST_ATTEMPTS - state.attempt,
    } as const;
    return { state, status };
  }
}
