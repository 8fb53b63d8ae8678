import { isRequesting } from '@covertrail/domain/rights/sides';
import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { CorrectionReason, CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { CorrectionDocument } from '@covertrail/contracts/correction/correction.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { correctedFactText } from '@covertrail/wording/correction/correction-fact';
import { correctedSpansText } from '@covertrail/wording/correction/correction-words';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import type { Actor } from '#auth/actor';
import { describedEvent } from '#naming/described-event';
import { withoutHiddenTerms } from '#naming/hidden-terms.rules';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { noticesFor, seesReason } from './correction-visibility.rules.js';
import { CorrectedFacts } from './find-corrections/corrected-fact.reader.js';

interface ReasonsRead {
  readonly reasons: readonly CorrectionReason[];
  readonly isReasonHidden: boolean;
}

const UNREADABLE: ReasonsRead = { reasons: [], isReasonHidden: false };

/** Corrections as one reader may see them, with the names of companies, projects and people, and with their reasons. */
@Injectable()
export class CorrectionRows {
  constructor(
    private readonly views: Views,
    private readonly names: NamesService,
    private readonly facts: CorrectedFacts,
    private readonly otherAgencies: OtherAgencies,
  ) {}

  async of(documents: readonly CorrectionDocument[], actor: Actor): Promise<readonly CorrectionRow[]> {
    const [names, people, reasons] = await Promise.all([
      this.namesOf(documents),
      this.names.people(documents.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? [])),
      this.reasonsOf(documents, actor),
    ]);
    return documents.map((document) => ({
      ...recordedIn(document),
      ...names(document),
      ...(reasons.get(document.id) ?? UNREADABLE),
      ...countsIn(document, actor),
      ...acknowledgmentFor(document, actor, people),
    }));
  }

  /** The names of the companies and the project of a correction. */
  private async namesOf(
    documents: readonly CorrectionDocument[],
  ): Promise<(of: CorrectionDocument) => Pick<CorrectionRow, 'supplierName' | 'requesterName' | 'projectName'>> {
    const [suppliers, requesters, projects] = await Promise.all([
      this.views.byId(
        trackedSuppliersView,
        documents.map(({ trackingId }) => trackingId),
      ),
      this.views.byId(
        companiesView,
        documents.map(({ requesterId }) => requesterId),
      ),
      this.views.byId(
        projectsView,
        documents.map(({ projectId }) => projectId),
      ),
    ]);
    return ({ trackingId, requesterId, projectId }) => ({
      supplierName: suppliers.get(trackingId)?.supplierName ?? '',
      requesterName: requesters.get(requesterId)?.name ?? '',
      projectName: projects.get(projectId)?.name ?? '',
    });
  }

  /** By correction. A requester knows the events of what its verdicts rest on, as the history of the supplier shows them. */
  private async reasonsOf(
    documents: readonly CorrectionDocument[],
    actor: Actor,
  ): Promise<ReadonlyMap<Uuid, ReasonsRead>> {
    const others = await this.otherAgencies.policiesAmong(
      actor,
      documents.flatMap(({ policyId }) => policyId ?? []),
    );
    const read = await Promise.all(
      documents.map(async (document) => {
        const events = (await this.facts.ofCause(document.cause))?.events ?? [];
        const seen = events
          .filter((event) => seesReason(event, actor, document, others))
          .map((event) => withoutHiddenTerms(event, actor.role));
        const isReasonHidden = seen.length < events.length;
        return { id: document.id, seen, policyId: document.policyId, isReasonHidden };
      }),
    );
    const names = await this.names.of(
      read.flatMap(({ seen }) => seen),
      actor.companyId,
    );
    return new Map(
      read.map(({ id, seen, policyId, isReasonHidden }) => {
        const policy = policyId === null ? null : names.policy(policyId);
        const reasons = seen.map((event) => {
          const { id: eventId, sentence, changes, actor: by, company } = describedEvent(event, names);
          return { id: eventId, sentence, fact: correctedFactText({ sentence, changes, policy }), actor: by, company };
        });
        return [id, { reasons, isReasonHidden }];
      }),
    );
  }
}

/** What the document of a correction states for every reader. */
function recordedIn({
  id,
  trackingId,
  supplierId,
  comparison,
  recordedAt,
  recordedOn,
  from,
  to,
  spans,
}: CorrectionDocument) {
  const text = correctedSpansText(spans);
  return { id, trackingId, supplierId, comparison, recordedAt, recordedOn, from, to, spans, text };
}

/** How many findings, exceptions and notices the correction concerns, as this reader may know them. */
const countsIn = ({ findings, exceptions, notices }: CorrectionDocument, reader: Actor) => ({
  findingCount: new Set(findings.map(({ rule }) => rule)).size,
  exceptionCount: new Set(exceptions.map(({ exceptionId }) => exceptionId)).size,
  noticeCount: noticesFor(notices, reader).length,
});

function acknowledgmentFor(
  { state, acknowledgedAt, acknowledgedBy, comment }: CorrectionDocument,
  reader: Actor,
  people: ReadonlyMap<Uuid, string>,
): Pick<CorrectionRow, 'state' | 'acknowledgedAt' | 'acknowledgedBy' | 'comment'> {
  if (!isRequesting(reader)) return { state: null, acknowledgedAt: null, acknowledgedBy: '', comment: '' };
  return { state, acknowledgedAt, acknowledgedBy: people.get(acknowledgedBy ?? '') ?? '', comment };
}
