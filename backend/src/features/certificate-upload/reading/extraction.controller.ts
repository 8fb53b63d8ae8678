import { Body, Controller, Inject, Param, Res } from '@nestjs/common';
import {
  cancelCertificateUpload,
  certificateReading,
  continueWithOriginal,
  extractionStatus,
  processCoi,
  uploadedCertificateFile,
} from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import { ProcessCoiDto, TransactionDto } from '@covertrail/contracts/certificate-upload/certificate-upload.inputs';
import type {
  CertificateReading,
  ExtractionStatus,
} from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { CertificateUploadCommand } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Response } from 'express';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Progress } from '#progress/progress.service';
import { FILES } from '#tokens/tokens';
import { sendFile } from '#uploads/file.reply';
import { CertificateReadings } from './certificate-readings.service.js';
import { ExtractionStatuses } from './extraction-status.reader.js';

type Changed = CommandReply<{ readonly transactionId: string }>;

/** Reading uploaded certificates: processCoi, extractionStatus, and Cancel, Retry and Continue where that fails [E02]. */
@Controller()
export class ExtractionController {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly readings: CertificateReadings,
    private readonly statuses: ExtractionStatuses,
    private readonly progress: Progress,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Also Retry. */
  @RightTo({ kind: 'ownCertificateUpload', at: 'body.transactionId' })
  @Answers(processCoi)
  async process(
    @Body() { transactionId, guid }: ProcessCoiDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<ExtractionStatus> {
    const { reason } = await this.statuses.of(transactionId);
    if (reason !== null) await this.handle(transactionId, { type: 'RetryReading' }, meta);
    this.readings.begin(transactionId, await this.progress.reportTo(userId, guid));
    return this.statuses.of(transactionId);
  }

  @RightTo({ kind: 'certificateUpload', at: 'params.id' })
  @Answers(extractionStatus)
  status(@Param('id') id: string): Promise<ExtractionStatus> {
    return this.statuses.of(id);
  }

  @RightTo({ kind: 'certificateUpload', at: 'params.id' })
  @Answers(certificateReading)
  reading(@Param('id') id: string): Promise<CertificateReading> {
    return this.statuses.reading(id);
  }

  @RightTo({ kind: 'certificateUpload', at: 'params.id' })
  @Answers(uploadedCertificateFile)
  async file(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const { state } = await this.deciders.readable.load(certificateUploadDecider, id);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const { certificate } = state.uploaded;
    return sendFile(this.files, certificate, certificate.name, response);
  }

  @RightTo({ kind: 'ownCertificateUpload', at: 'body.transactionId' })
  @Answers(cancelCertificateUpload)
  cancel(@Body() { transactionId }: TransactionDto, @CommandMetadata() meta: CommandMeta): Promise<Changed> {
    return this.handle(transactionId, { type: 'CancelUpload' }, meta);
  }

  @RightTo({ kind: 'ownCertificateUpload', at: 'body.transactionId' })
  @Answers(continueWithOriginal)
  goOn(@Body() { transactionId }: TransactionDto, @CommandMetadata() meta: CommandMeta): Promise<Changed> {
    return this.handle(transactionId, { type: 'TakeCertificateAsIs' }, meta);
  }

  private async handle(transactionId: string, command: CertificateUploadCommand, meta: CommandMeta): Promise<Changed> {
    const outcome = await this.deciders.handle(certificateUploadDecider, transactionId, command, meta);
    return new CommandReply({ transactionId }, outcome);
  }
}
