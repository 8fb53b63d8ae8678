import { Injectable } from '@nestjs/common';
import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type {
  ConfirmedRow,
  EnteredRow,
  ExtractionConfirmed,
  RefusedRow,
} from '@covertrail/domain/extraction/extraction.contract';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import { extractionDecider } from '@covertrail/domain/extraction/extraction.decider';
import type { NamedFile } from '@covertrail/domain/document/document.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, RevisionChanged } from '@covertrail/platform/deciders/decider-store';
import { refusalOf } from '@covertrail/platform/deciders/refusal-of';
import { deriveId } from '@covertrail/platform/ids/ids';
import { RowCommands } from './row-commands.service.js';

type MetaOf = (commandId: Uuid) => CommandMeta;
type Confirmed = ExtractionConfirmed['data'];

/** Enters what was confirmed. Ids of commands follow from upload and row, so that an entry that broke off continues where it was. */
@Injectable()
export class ExtractionEntry {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly commands: RowCommands,
  ) {}

  /** Nothing is entered again where the log has its end already. */
  async carryOut(confirmed: Confirmed, metaOf: MetaOf): Promise<void> {
    const { uploadId } = confirmed;
    const { state } = await this.deciders.load(extractionDecider, uploadId);
    const entered = state?.entered?.entered ?? (await this.enterAll(confirmed, metaOf));
    await this.attach(confirmed, entered, metaOf);
    const upload = { type: 'ConfirmCertificate', attempt: confirmed.attempt, policies: entered } as const;
    // An upload that was taken back meanwhile stays so: what was confirmed before is entered all the same.
    await refusalOf(
      this.deciders.handle(certificateUploadDecider, uploadId, upload, metaOf(deriveId('confirm', uploadId))),
    );
  }

  /**
   * The certificate is a document of each policy that it entered [C17]. A policy that was archived meanwhile takes none; it states what was read
   * all the same.
   */
  private async attach({ uploadId, insuredId }: Confirmed, entered: readonly EnteredRow[], metaOf: MetaOf) {
    const { state } = await this.deciders.load(certificateUploadDecider, uploadId);
    if (!state) return;
    for (const { policyId } of entered)
      await this.attachTo(policyId, { uploadId, insuredId }, state.uploaded.certificate, metaOf);
  }

  private async attachTo(
    policyId: Uuid,
    { uploadId, insuredId }: Pick<Confirmed, 'uploadId' | 'insuredId'>,
    file: NamedFile,
    metaOf: MetaOf,
  ): Promise<void> {
    const documentId = deriveId('certificate-document', uploadId, policyId);
    const of = { documentId, policyId, insuredId, kind: 'certificate', endorsement: null, file } as const;
    const command = { type: 'AttachDocument', ...of, readFrom: uploadId } as const;
    const facts = async () => {
      const { state } = await this.deciders.load(policyDecider, policyId);
      return { archived: state?.archived ?? true, endorsements: [] };
    };
    const meta = metaOf(deriveId('attach-certificate', uploadId, policyId));
    await refusalOf(this.deciders.handle(documentDecider, documentId, command, meta, { facts }));
  }

  private async enterAll(confirmed: Confirmed, metaOf: MetaOf): Promise<readonly EnteredRow[]> {
    const { uploadId, rows } = confirmed;
    const entered: EnteredRow[] = [];
    const refused: RefusedRow[] = [];
    for (const row of rows) {
      const { page, row: name, policyId } = row;
      const code = await refusalOf(this.enter(confirmed, row, metaOf));
      if (code === null) entered.push({ page, row: name, policyId });
      else refused.push({ page, row: name, code });
    }
    const complete = { type: 'CompleteExtraction', entered, refused } as const;
    await this.deciders.handle(extractionDecider, uploadId, complete, metaOf(deriveId('complete', uploadId)));
    return entered;
  }

  private async enter(confirmed: Confirmed, row: ConfirmedRow, metaOf: MetaOf): Promise<void> {
    const { page, row: name, policyId } = row;
    const meta = metaOf(deriveId('extracted-row', confirmed.uploadId, String(page), name));
    const { command, facts, expected } = await this.commands.of(confirmed, row, meta);
    try {
      await this.deciders.handle(policyDecider, policyId, command, meta, { facts, expected });
    } catch (error) {
      // Somebody changed the policy after the person had seen it: what was confirmed was about another policy.
      if (error instanceof RevisionChanged) throw new RuleBroken('EXTRACTION.POLICY_CHANGED');
      throw error;
    }
  }
}
