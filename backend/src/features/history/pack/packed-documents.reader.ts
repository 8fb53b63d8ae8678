import { Injectable } from '@nestjs/common';
import { documentsView } from '@covertrail/contracts/document/document.views';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { DocumentVersion } from '@covertrail/domain/document/document.state';
import { DOCUMENT_TYPES, type DocumentKind } from '@covertrail/domain/insurance/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import { ShareReadings } from '#shown-shares/share-readings.service';
import { sharesShowing, ShownShares, showsType } from '#shown-shares/shown-shares.reader';
import { pathsOf } from '#uploads/zip-entries';
import { Views } from '#views/views.service';

/** A version of a document that a pack holds. */
export interface DocumentToPack {
  readonly documentId: Uuid;
  readonly policyId: Uuid;
  readonly kind: DocumentKind;
  /** From 1. */
  readonly version: number;
  readonly file: DocumentVersion;
  readonly policyNumber: string;
  readonly path: string;
}

/** Moments. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** The documents that a tracking shows now, each in the versions that were on file at some time of a span. */
@Injectable()
export class PackedDocuments {
  constructor(
    private readonly shownShares: ShownShares,
    private readonly readings: ShareReadings,
    private readonly deciders: DeciderStore,
    private readonly otherAgencies: OtherAgencies,
    private readonly views: Views,
  ) {}

  async of(actor: Actor, trackingId: Uuid, span: Span): Promise<readonly DocumentToPack[]> {
    const shown = await this.shownShares.of(trackingId);
    const all = [...(shown?.policies.keys() ?? [])];
    const others = await this.otherAgencies.policiesAmong(actor, all);
    const found = await this.views.byId(
      documentsView,
      all.filter((id) => !others.has(id)),
    );
    const rows: Omit<DocumentToPack, 'path'>[] = [];
    for (const [policyId, { documents }] of found) {
      const policyNumber = await this.numberOf(policyId);
      for (const { id } of documents) {
        const { state } = await this.deciders.readable.load(documentDecider, id);
        if (!state || state.removed || !showsType(shown?.policies.get(policyId) ?? [], DOCUMENT_TYPES[state.kind]))
          continue;
        rows.push(
          ...state.versions.flatMap((file, at) =>
            wasOnFile(state.versions, at, span)
              ? [{ documentId: id, policyId, kind: state.kind, version: at + 1, file, policyNumber }]
              : [],
          ),
        );
      }
    }
    const paths = pathsOf(
      rows.map(({ policyNumber, file: { name, contentType } }) => ({ folder: policyNumber, name, contentType })),
    );
    return rows.map((row, at) => ({ ...row, path: `documents/${paths[at]!}` }));
  }

  /** The supplier learns who of the requester took them. */
  async taken(actor: Actor, trackingId: Uuid, documents: readonly DocumentToPack[]): Promise<void> {
    const shown = await this.shownShares.of(trackingId);
    const downloads = documents.map(({ documentId, policyId, version }) => ({ documentId, policyId, version }));
    await this.readings.downloaded(actor, sharesShowing(shown), downloads);
  }

  private async numberOf(policyId: Uuid): Promise<string> {
    return (await this.deciders.readable.load(policyDecider, policyId)).state?.number.at(-1)?.value ?? policyId;
  }
}

const wasOnFile = (versions: readonly DocumentVersion[], at: number, { from, to }: Span): boolean => {
  const next = versions[at + 1];
  return versions[at]!.attachedAt <= to && (next === undefined || next.attachedAt >= from);
};
