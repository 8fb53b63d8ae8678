import { Injectable } from '@nestjs/common';
import {
  issuedCertificatesView,
  type IssuedCertificateDocument,
} from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import { DOCUMENT_TYPES } from '@covertrail/domain/insurance/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isAgency } from '@covertrail/domain/rights/sides';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { sharesShowing, showsType, type ShownToTracking } from '#shown-shares/shown-shares.reader';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import type { DocumentThen } from './known-documents.reader.js';

/** Whose certificates. */
interface OfInsured {
  readonly insuredCompanyId: Uuid;
  /** Only those that this agent issued last. */
  readonly agentId?: Uuid;
}

/** Certificates that an agency issued, as documents of the policies that they state: each has its last issue as its one version [C17] [E03]. */
@Injectable()
export class IssuedDocuments {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  /** All of an insured; to an agency those that it issued. */
  ofInsured(actor: Actor, { insuredCompanyId, agentId }: OfInsured): Promise<readonly DocumentThen[]> {
    const where = {
      insuredId: { eq: insuredCompanyId },
      ...(isAgency(actor) ? { agencyId: { eq: actor.companyId } } : {}),
    };
    return this.found({ where }, ({ agentId: issuer }) => agentId === undefined || issuer === agentId);
  }

  /** Those that were issued for the project of a tracking, as documents of the first of their policies whose certificates it sees. */
  async shownTo(shown: ShownToTracking | null): Promise<readonly DocumentThen[]> {
    const [share] = sharesShowing(shown);
    if (!shown || !share) return [];
    const { requesterId, insuredId } = share.shared;
    const where = { requesterId: { eq: requesterId }, projectId: { eq: shown.projectId } };
    const sees = (policyId: Uuid) => showsType(shown.policies.get(policyId) ?? [], DOCUMENT_TYPES.certificate);
    return this.found({ where }, (certificate) => certificate.insuredId === insuredId, sees);
  }

  private async found(
    filter: FilterOf<typeof issuedCertificatesView>,
    wanted: (certificate: IssuedCertificateDocument) => boolean,
    sees: (policyId: Uuid) => boolean = () => true,
  ): Promise<readonly DocumentThen[]> {
    const documents: DocumentThen[] = [];
    for await (const certificate of everyDocument(this.views, issuedCertificatesView, filter, [])) {
      const policyId = certificate.policyIds.find(sees);
      const document =
        policyId !== undefined && wanted(certificate) ? await this.documentOf(certificate, policyId) : null;
      if (document) documents.push(document);
    }
    return documents;
  }

  private async documentOf(certificate: IssuedCertificateDocument, policyId: Uuid): Promise<DocumentThen | null> {
    const { id, insuredId, number, holder, issuedAt } = certificate;
    const { state, revision } = await this.deciders.readable.load(issuedCertificateDecider, id);
    const issue = state?.issues.at(-1);
    if (!issue) return null;
    const name = `${number} ${holder.name}.pdf`;
    const version = { ...issue.file, name, attachedAt: issuedAt, attachedBy: issue.agentId };
    const of = { documentId: id, policyId, insuredId, kind: 'certificate', endorsement: null } as const;
    return { ...of, versions: [version], removed: false, revision };
  }
}
