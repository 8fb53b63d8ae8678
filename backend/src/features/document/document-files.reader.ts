import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { documentsView } from '@covertrail/contracts/document/document.views';
import { latestOf } from '@covertrail/domain/document/document.state';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Actor } from '#auth/actor';
import { FILES } from '#composition/tokens';
import { Problem } from '#http/problem';
import { sendFile } from '#uploads/file.reply';
import { sendZip } from '#uploads/zip.reply';
import { Views } from '#views/views.service';
import { DocumentSight } from './document-sight.reader.js';
import { KnownDocuments, type DocumentThen, type KnownUntil } from './known-documents.reader.js';

/** An insured has some dozens of policies. */
const MOST_POLICIES = 1_000;

/** Sends documents as downloads: one version, or the latest of several as a zip archive. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly sight: DocumentSight,
    private readonly known: KnownDocuments,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Throws for a version that this reader does not know. */
  async one(actor: Actor, documentId: Uuid, version: number | undefined, response: Response): Promise<void> {
    const { state } = await this.deciders.readable.load(documentDecider, documentId);
    const until = state && (await this.sight.ofPolicy(actor, state.policyId));
    return this.send(await this.known.one(documentId, until), version, response);
  }

  /** The same for the requester of a tracking. */
  async shared(trackingId: Uuid, documentId: Uuid, version: number | undefined, response: Response): Promise<void> {
    const policies = await this.sight.ofTracking(trackingId);
    const { state } = await this.deciders.readable.load(documentDecider, documentId);
    const until = state && policies.get(state.policyId);
    return this.send(until === undefined || state === null ? null : await this.known.one(documentId, until), version, response);
  }

  async zipOfPolicy(actor: Actor, policyId: Uuid, response: Response): Promise<void> {
    return this.zip(await this.known.of(new Map([[policyId, await this.sight.ofPolicy(actor, policyId)]])), 'documents.zip', response);
  }

  async zipOfTracking(trackingId: Uuid, response: Response): Promise<void> {
    return this.zip(await this.known.of(await this.sight.ofTracking(trackingId)), 'documents.zip', response);
  }

  /** The latest certificate of each policy of an insured. */
  async zipOfCertificates(insuredId: Uuid, response: Response): Promise<void> {
    const found = await this.views.find(documentsView, { where: { insuredId: { eq: insuredId } } }, [], { limit: MOST_POLICIES });
    const documents = await this.known.of(new Map(found.documents.map(({ id }): [Uuid, KnownUntil] => [id, null])));
    return this.zip(documents.filter(({ kind }) => kind === 'certificate'), 'certificates.zip', response);
  }

  private async send(document: DocumentThen | null, version: number | undefined, response: Response): Promise<void> {
    const file = document?.versions.at(version === undefined ? -1 : version - 1);
    if (!file) throw new Problem('HTTP.NOT_FOUND');
    return sendFile(this.files, file, file.name, response);
  }

  /** Throws DOCUMENT.NO_FILE where there is no document. */
  private async zip(documents: readonly DocumentThen[], archive: string, response: Response): Promise<void> {
    if (documents.length === 0) throw new Problem('DOCUMENT.NO_FILE');
    const folders = await this.folders(documents);
    const entries = documents.map((document) => {
      const { fileId, name, attachedAt } = latestOf(document);
      return { folder: folders.get(document.policyId) ?? '', name, fileId, changedAt: attachedAt };
    });
    return sendZip(this.files, entries, archive, response);
  }

  /** A folder for each policy, named by its number. */
  private async folders(documents: readonly DocumentThen[]): Promise<ReadonlyMap<Uuid, string>> {
    const ids = [...new Set(documents.map(({ policyId }) => policyId))];
    const loaded = await Promise.all(ids.map(async (id) => [id, (await this.deciders.readable.load(policyDecider, id)).state] as const));
    return new Map(loaded.map(([id, state]) => [id, state?.number.at(-1)?.value ?? id]));
  }
}
