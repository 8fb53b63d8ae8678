import { Controller, Param, Query, UploadedFiles } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  certificateTransactions,
  receivedCertificates,
  uploadCertificate,
} from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import {
  CertificateSubjectDto,
  type CertificateUploadDto,
} from '@covertrail/contracts/certificate-upload/certificate-upload.inputs';
import type {
  CertificateTransaction,
  UploadedCertificate,
} from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Progress } from '#progress/progress.service';
import { CertificateReadings } from '../reading/certificate-readings.service.js';
import { certificateForm, type FormFiles } from './certificate-form.reader.js';
import { ReadCertificateTransactions } from './certificate-transactions.query.js';
import { EarlierUploads } from './earlier-uploads.reader.js';
import { SentForm } from './sent-form.decorator.js';
import { UploadCertificate } from './upload-certificate.command.js';
import { UploadSubjects } from './upload-subjects.reader.js';

/** Certificates are uploaded as one form, and listed by their request [E01]. */
@Controller()
export class CertificateUploadController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly subjects: UploadSubjects,
    private readonly earlier: EarlierUploads,
    private readonly readings: CertificateReadings,
    private readonly progress: Progress,
  ) {}

  /** The address names the subject, so that the right to a request is checked before a byte is stored. */
  @RightTo({ kind: 'request', at: 'query.requestId', optional: true })
  @Answers(uploadCertificate)
  async upload(
    @Query() given: CertificateSubjectDto,
    @UploadedFiles() files: FormFiles | undefined,
    @SentForm() body: object | undefined,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<UploadedCertificate>> {
    const { request, ...sent } = await certificateForm(files, body);
    holdTogether(given, request);
    const report = await this.progress.reportTo(actor.userId, request.guid);
    const subject = await this.subjects.of(actor, given);
    const { priority = 'standard' } = request;
    const outcome = await this.commands.execute(new UploadCertificate(actor, subject, sent, priority, meta));
    const { streamId: transactionId } = outcome;
    this.readings.begin(transactionId, report);
    const { sha256, name: fileName } = sent.certificate.stored;
    const duplicateOf = await this.earlier.of(subject, sha256, transactionId);
    return new CommandReply({ transactionId, fileName, duplicateOf }, outcome);
  }

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(certificateTransactions)
  transactions(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<readonly CertificateTransaction[]>> {
    return this.queries.execute(new ReadCertificateTransactions(actor, id));
  }

  @Answers(receivedCertificates)
  received(@CurrentActor() actor: Actor): Promise<QueryReply<readonly CertificateTransaction[]>> {
    return this.queries.execute(new ReadCertificateTransactions(actor, null));
  }
}

/** What the form says of its subject is what the address says: rights were checked for that. */
function holdTogether(given: CertificateSubjectDto, form: CertificateUploadDto): void {
  for (const name of ['requestId', 'insuredCompanyId', 'projectId'] as const)
    if (form[name] !== undefined && form[name] !== given[name])
      throw new Problem('HTTP.BAD_INPUT', { errors: { [name]: 'must be the same as in the address' } });
}
