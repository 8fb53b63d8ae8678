import { Body, Controller, UploadedFile } from '@nestjs/common';
import {
  discardExhibitDraft,
  exhibitDraft,
  readExhibitFile,
  readExhibitText,
  saveExhibitDraft,
} from '@covertrail/contracts/template/exhibit.calls';
import { ExhibitTextDto, SaveExhibitDraftDto } from '@covertrail/contracts/template/exhibit.inputs';
import type { ExhibitDraft, ExhibitDraftKept } from '@covertrail/contracts/template/exhibit.replies';
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { ClientLeft, CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { Problem } from '#http/problem';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { ExhibitDrafts } from './exhibit-drafts.service.js';
import { ExhibitFiles } from './exhibit-files.service.js';

/** The insurance exhibit of a contract, of which a person makes a template [E06]. Reading one records nothing. */
@Controller()
export class ExhibitController {
  constructor(
    private readonly files: ExhibitFiles,
    private readonly drafts: ExhibitDrafts,
  ) {}

  @Answers(readExhibitText)
  text(
    @Body() { text }: ExhibitTextDto,
    @CurrentActor() { companyId }: Actor,
    @ClientLeft() signal: AbortSignal,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<ExhibitReading> {
    return this.files.ofText(text, { companyId, signal });
  }

  @Answers(readExhibitFile)
  file(
    @UploadedFile() exhibit: KeptUpload | undefined,
    @CurrentActor() { companyId }: Actor,
    @ClientLeft() signal: AbortSignal,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<ExhibitReading> {
    if (!exhibit) throw new Problem('HTTP.BAD_INPUT', { errors: { exhibit: 'Please choose a file.' } });
    return this.files.ofFile(exhibit.stored.fileId, { companyId, signal });
  }

  @Answers(exhibitDraft)
  async draft(@CurrentActor() { userId }: Actor): Promise<{ draft: ExhibitDraft | null }> {
    return { draft: await this.drafts.of(userId) };
  }

  @Answers(saveExhibitDraft)
  async save(
    @Body() { content }: SaveExhibitDraftDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<ExhibitDraftKept> {
    return { savedAt: await this.drafts.save({ content }, userId) };
  }

  @Answers(discardExhibitDraft)
  async discard(@CurrentActor() { userId }: Actor, @CommandMetadata() _meta: CommandMeta): Promise<ExhibitDraftKept> {
    await this.drafts.discard(userId);
    return { savedAt: null };
  }
}
