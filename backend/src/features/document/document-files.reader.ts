import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { documentsView } from '@covertrail/contracts/document/document.views';
import type { CertificatesZipDto, SharedDocumentPath } from '@covertrail/contracts/document/document.inputs';
import { latestOf } from '@covertrail/domain/document/document.state';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import { DOCUMENT_TYPES } from '@covertrail/domain/insurance/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DownloadedDocument } from '@covertrail/domain/share-reading/share-reading.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Actor } from '#auth/actor';
import { ShareReadings } from '#shown-shares/share-readings.service';
import { sharesShowing, ShownShares, showsType } from '#shown-shares/shown-shares.reader';
import { FILES } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { sendFile } from '#uploads/file.reply';
import { sendZip, type ArchiveReply } from '#uploads/zip.reply';
import { Views } from '#views/views.service';
import { DocumentSight } from './document-sight.reader.js';
import type { WantedShares } from './shared-by-insured.reader.js';
import { IssuedDocuments } from './issued-documents.reader.js';
import { ShownPolicies } from './shown-policies.reader.js';
import { KnownDocuments, type DocumentThen, type KnownUntil } from './known-documents.reader.js';

/** An insured has some dozens of policies. */
const MOST_POLICIES = 1_000;

/** Whose certificates, and which of them. */
type WantedCertificates = Pick<CertificatesZipDto, 'insuredCompanyId' | 'agentId'>;

/** Sends documents as downloads: one version, or the latest of several as a zip archive. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly sight: DocumentSight,
    private readonly shownShares: ShownShares,
    private readonly shown: ShownPolicies,
    private readonly readings: ShareReadings,
    private readonly knownDocuments: KnownDocuments,
    private readonly issued: IssuedDocuments,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Throws for a version that this reader does not know. */
  async sendVersion(actor: Actor, documentId: Uuid, version: number | undefined, response: Response): Promise<void> {
    const { state } = await this.deciders.readable.load(documentDecider, documentId);
    const until = state && (await this.sight.ofPolicy(actor, state.policyId));
    return this.send(await this.knownDocuments.byId(documentId, until), version, response);
  }

  /** The same for the requester of a tracking. */
  async shared(
    actor: Actor,
    { id: trackingId, documentId }: SharedDocumentPath,
    version: number | undefined,
    response: Response,
  ): Promise<void> {
    const shown = await this.shownShares.of(trackingId);
    const { state } = await this.deciders.readable.load(documentDecider, documentId);
    const shares = state && shown?.policies.get(state.policyId);
    const current = shares ? await this.knownDocuments.byId(documentId, null) : null;
    const document = current && showsType(shares ?? [], DOCUMENT_TYPES[current.kind]) ? current : null;
    if (shares && document) await this.readings.downloaded(actor, shares, [downloadOf(document, version)]);
    if (document || state) return this.send(document, version, response);
    const issued = await this.issued.shownTo(shown);
    return this.send(issued.find((each) => each.documentId === documentId) ?? null, version, response);
  }

  async zipOfPolicy(actor: Actor, policyId: Uuid, reply: ArchiveReply): Promise<void> {
    return this.zip(
      await this.knownDocuments.of(new Map([[policyId, await this.sight.ofPolicy(actor, policyId)]])),
      'documents.zip',
      reply,
    );
  }

  async zipOfTracking(actor: Actor, trackingId: Uuid, reply: ArchiveReply): Promise<void> {
    const shown = await this.shownShares.of(trackingId);
    const all = await this.ofPolicies([...(shown?.policies.keys() ?? [])]);
    const documents = all.filter(({ policyId, kind }) =>
      showsType(shown?.policies.get(policyId) ?? [], DOCUMENT_TYPES[kind]),
    );
    await this.readings.downloaded(
      actor,
      sharesShowing(shown),
      documents.map((document) => downloadOf(document)),
    );
    return this.zip([...documents, ...(await this.issued.shownTo(shown))], 'documents.zip', reply);
  }

  /** What an insured shows by its shares, or by some of them; to an agency the documents that it may read. */
  async zipOfShares(actor: Actor, wanted: WantedShares, reply: ArchiveReply): Promise<void> {
    return this.zip(await this.ofPolicies(await this.shown.ofShares(actor, wanted)), 'shared-documents.zip', reply);
  }

  private ofPolicies(policyIds: readonly Uuid[]): Promise<readonly DocumentThen[]> {
    return this.knownDocuments.of(new Map(policyIds.map((id): [Uuid, KnownUntil] => [id, null])));
  }

  /**
   * The latest certificate of each policy of an insured, or of each that an agent handles, and those that were issued of its policies; to an agency those that
   * it may read.
   */
  async zipOfCertificates(
    actor: Actor,
    { insuredCompanyId: insuredId, agentId }: WantedCertificates,
    reply: ArchiveReply,
  ): Promise<void> {
    const found = await this.views.find(documentsView, { where: { insuredId: { eq: insuredId } } }, [], {
      limit: MOST_POLICIES,
    });
    const policyIds = await this.shown.among(
      actor,
      found.documents.map(({ id }) => id),
      agentId,
    );
    const documents = await this.ofPolicies(policyIds);
    const issued = await this.issued.ofInsured(actor, {
      insuredCompanyId: insuredId,
      ...(agentId === undefined ? {} : { agentId }),
    });
    const certificates = documents.filter(({ kind }) => kind === 'certificate');
    return this.zip([...certificates, ...issued], 'certificates.zip', reply);
  }

  private async send(document: DocumentThen | null, version: number | undefined, response: Response): Promise<void> {
    const file = document?.versions.at(version === undefined ? -1 : version - 1);
    if (!file) throw new Problem('HTTP.NOT_FOUND');
    return sendFile(this.files, file, file.name, response);
  }

  /** Throws DOCUMENT.NO_FILE where there is no document. */
  private async zip(documents: readonly DocumentThen[], archive: string, reply: ArchiveReply): Promise<void> {
    if (documents.length === 0) throw new Problem('DOCUMENT.NO_FILE');
    const folders = await this.folders(documents);
    const entries = documents.map((document) => {
      const { fileId, name, contentType, bytes, attachedAt } = latestOf(document);
      return { folder: folders.get(document.policyId) ?? '', name, fileId, contentType, bytes, changedAt: attachedAt };
    });
    return sendZip(this.files, entries, archive, reply);
  }

  /** A folder for each policy, named by its number. */
  private async folders(documents: readonly DocumentThen[]): Promise<ReadonlyMap<Uuid, string>> {
    const ids = [...new Set(documents.map(({ policyId }) => policyId))];
    const loaded = await Promise.all(
      ids.map(async (id) => [id, (await this.deciders.readable.load(policyDecider, id)).state] as const),
    );
    return new Map(loaded.map(([id, state]) => [id, state?.number.at(-1)?.value ?? id]));
  }
}

/** Without a version the latest. */
const downloadOf = ({ documentId, policyId, versions }: DocumentThen, version?: number): DownloadedDocument => ({
  documentId,
  policyId,
  version: version ?? versions.length,
});
