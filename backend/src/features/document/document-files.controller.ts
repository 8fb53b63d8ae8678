import { Controller, Param, Query, Res } from '@nestjs/common';
import {
  certificatesZip,
  documentFile,
  policyDocumentsZip,
  sharedDocumentFile,
  sharedDocumentsZip,
  sharesZip,
} from '@covertrail/contracts/document/document.calls';
import {
  CertificatesZipDto,
  SharedDocumentPath,
  SharedZipDto,
  SharesZipDto,
  WantedVersionDto,
} from '@covertrail/contracts/document/document.inputs';
import { FollowedWorkDto } from '@covertrail/contracts/progress/progress.inputs';
import type { Response } from 'express';
import { RightTo } from '#auth/access';
import { CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { Progress } from '#progress/progress.service';
import type { ArchiveReply } from '#uploads/zip.reply';
import { DocumentFiles } from './document-files.reader.js';

/** Downloads of documents: files, so they are not wrapped in `data`. */
@Controller()
export class DocumentFilesController {
  constructor(
    private readonly documents: DocumentFiles,
    private readonly progress: Progress,
  ) {}

  @RightTo({ kind: 'readDocument', at: 'params.id' })
  @Answers(documentFile)
  file(
    @Param('id') id: string,
    @Query() { version }: WantedVersionDto,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.documents.sendVersion(actor, id, version, response);
  }

  @RightTo({ kind: 'readAnsweringPolicy', at: 'params.id' })
  @Answers(policyDocumentsZip)
  async zipOfPolicy(
    @Param('id') id: string,
    @Query() { guid }: FollowedWorkDto,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.documents.zipOfPolicy(actor, id, await this.followed(actor, guid, response));
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(certificatesZip)
  async certificates(
    @Query() { guid, ...wanted }: CertificatesZipDto,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.documents.zipOfCertificates(actor, wanted, await this.followed(actor, guid, response));
  }

  /** A document of a policy that this tracking does not show does not exist for the requester. */
  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(sharedDocumentFile)
  sharedFile(
    @Param() path: SharedDocumentPath,
    @Query() { version }: WantedVersionDto,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.documents.shared(actor, path, version, response);
  }

  @RightTo({ kind: 'tracking', at: 'query.trackingId' })
  @Answers(sharedDocumentsZip)
  async sharedZip(
    @Query() { trackingId, guid }: SharedZipDto,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.documents.zipOfTracking(actor, trackingId, await this.followed(actor, guid, response));
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(sharesZip)
  async zipOfShares(
    @Query() { guid, ...wanted }: SharesZipDto,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.documents.zipOfShares(actor, wanted, await this.followed(actor, guid, response));
  }

  private async followed({ userId }: Actor, guid: string | undefined, response: Response): Promise<ArchiveReply> {
    return { response, report: await this.progress.reportTo(userId, guid) };
  }
}
