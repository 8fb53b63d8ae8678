import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ReadingResult } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import {
  certificateUploadDecider,
  type CertificateUploadState,
} from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { FileDamaged, FileNotFound, type Files } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { FILES, LOG } from '#tokens/tokens';
import type { ReportPercent } from '#progress/reported-progress';
import { CertificateFileReader } from './certificate-file-reader.service.js';
import { countsOf } from './reading-counts.rules.js';
import { ReadingLeases } from './reading-lease.service.js';
import type { ReadingStep } from './reading-steps.js';
import { StoredReadings } from './stored-readings.service.js';

/** Its turn came, and another process reads it. */
class ReadElsewhere extends Error {
  override readonly name = 'ReadElsewhere';
}

/** The percentages that whoever follows is told: it waits, it is read (each step has its own), it was read. */
const WAITS = 20;
const ENDED = 100;

/**
 * Reads uploaded certificates in the background: companies in turn, the most urgent first [D10], each certificate once at a time. What ends without an outcome, because the process
 * stops or a store is away, stays waiting: `WaitingCertificates` begins it again (ADR 92).
 */
@Injectable()
export class CertificateReadings implements OnModuleDestroy {
  private readonly underWay = new Map<Uuid, Promise<void>>();
  private readonly reports = new Map<Uuid, Set<ReportPercent>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly deciders: DeciderStore,
    private readonly reader: CertificateFileReader,
    private readonly stored: StoredReadings,
    private readonly leases: ReadingLeases,
    @Inject(FILES) private readonly files: Files,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Begins to read it, unless it was read; never waits for it. Whoever begins while it is being read comes after that. */
  begin(uploadId: Uuid, report?: ReportPercent): void {
    if (this.stopping.signal.aborted) return;
    if (report) this.reports.set(uploadId, (this.reports.get(uploadId) ?? new Set()).add(report));
    const before = this.underWay.get(uploadId) ?? Promise.resolve();
    const reading: Promise<void> = before
      .then(() => this.readAndRecord(uploadId))
      .catch((error: unknown) => this.failed(uploadId, error))
      .then(() => this.ended(uploadId, reading));
    this.underWay.set(uploadId, reading);
  }

  /** Resolves once nothing is read here any more. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values());
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort(new Error('The process ends'));
    await this.idle();
  }

  private async readAndRecord(uploadId: Uuid): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const { state } = await this.deciders.load(certificateUploadDecider, uploadId);
    if (state?.status !== 'waiting') return;
    this.report(uploadId, WAITS);
    try {
      const result = await this.resultOf(state);
      const command = { type: 'RecordReading', attempt: state.attempt, result } as const;
      const meta = bySystem('certificate-reader', deriveId('certificate-reader', uploadId, String(state.attempt)));
      await this.deciders.handle(certificateUploadDecider, uploadId, command, meta);
    } finally {
      await this.leases.release(uploadId);
    }
  }

  private async resultOf({ uploaded }: CertificateUploadState): Promise<ReadingResult> {
    const { uploadId, companyId, requesterId, certificate, priority } = uploaded;
    const turn = {
      companyId: companyId ?? requesterId ?? uploadId,
      signal: this.stopping.signal,
      promised: true,
      urgency: DELIVERY_SPEEDS.indexOf(priority),
    };
    const answer = await this.reader
      .read((step) => this.held(uploadId, certificate.fileId, step), turn)
      .catch((error: unknown) => {
        if (error instanceof FileNotFound || error instanceof FileDamaged)
          return { outcome: 'unreadable', reason: 'CERTIFICATE.BROKEN' } as const;
        throw error;
      });
    if (answer.outcome !== 'read') return answer;
    const { reading } = answer;
    return { outcome: 'read', counts: countsOf(reading), reading: await this.stored.keep(uploadId, reading) };
  }

  /** The file, once the turn of a step has come. */
  private async *held(uploadId: Uuid, fileId: Uuid, { bounds, percent }: ReadingStep): AsyncGenerator<Uint8Array> {
    if (!(await this.leases.take(uploadId, bounds.ms))) throw new ReadElsewhere();
    this.report(uploadId, percent);
    yield* this.files.read(fileId);
  }

  private ended(uploadId: Uuid, reading: Promise<void>): void {
    this.report(uploadId, ENDED);
    if (this.underWay.get(uploadId) !== reading) return;
    this.underWay.delete(uploadId);
    this.reports.delete(uploadId);
  }

  private report(uploadId: Uuid, percent: number): void {
    for (const report of this.reports.get(uploadId) ?? []) report(percent);
  }

  private failed(uploadId: Uuid, error: unknown): void {
    if (error instanceof ReadElsewhere || this.stopping.signal.aborted) return;
    this.log.warn({ err: error, uploadId }, 'a certificate was not read and still waits');
  }
}
