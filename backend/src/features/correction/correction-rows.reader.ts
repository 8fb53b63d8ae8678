import { Injectable } from '@nestjs/common';
import type { CorrectionReason, CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { CorrectionDocument } from '@covertrail/contracts/correction/correction.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { correctedSpansText } from '@covertrail/wording/correction/correction-words';
import type { Actor } from '#auth/actor';
import { describedEvent } from '#naming/described-event';
import { withoutHiddenCoverages } from '#naming/hidden-coverages.rules';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { CorrectedFacts } from './find-corrections/corrected-fact.reader.js';

/** Corrections as their requester reads them, with the names of suppliers, projects and people, and with their reasons. */
@Injectable()
export class CorrectionRows {
  constructor(
    private readonly views: Views,
    private readonly names: NamesService,
    private readonly facts: CorrectedFacts,
  ) {}

  async of(documents: readonly CorrectionDocument[], actor: Actor): Promise<readonly CorrectionRow[]> {
    const [suppliers, projects, people, reasons] = await Promise.all([
      this.views.byId(trackedSuppliersView, documents.map(({ trackingId }) => trackingId)),
      this.views.byId(projectsView, documents.map(({ projectId }) => projectId)),
      this.names.people(documents.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? [])),
      this.reasonsOf(documents, actor),
    ]);
    return documents.map((document) => {
      const { id, trackingId, projectId, comparison, state, recordedAt, recordedOn, from, to, spans, findings, exceptions, notices, acknowledgedAt, acknowledgedBy, comment } = document;
      return {
        id, trackingId, comparison, state, recordedAt, recordedOn, from, to, spans, acknowledgedAt, comment,
        supplierName: suppliers.get(trackingId)?.supplierName ?? '',
        projectName: projects.get(projectId)?.name ?? '',
        text: correctedSpansText(spans),
        reasons: reasons.get(id) ?? [],
        findingCount: new Set(findings.map(({ rule }) => rule)).size,
        exceptionCount: new Set(exceptions.map(({ exceptionId }) => exceptionId)).size,
        noticeCount: notices.length,
        acknowledgedBy: people.get(acknowledgedBy ?? '') ?? '',
      };
    });
  }

  /** By correction. A requester knows the events of what its verdicts rest on, as the history of the supplier shows them. */
  private async reasonsOf(documents: readonly CorrectionDocument[], { role, companyId }: Actor): Promise<ReadonlyMap<Uuid, readonly CorrectionReason[]>> {
    const read = await Promise.all(documents.map(async ({ id, cause }) => [id, (await this.facts.ofCause(cause))?.events ?? []] as const));
    const visible = read.map(([id, events]) => [id, events.map((event) => withoutHiddenCoverages(event, role))] as const);
    const names = await this.names.of(visible.flatMap(([, events]) => events), companyId);
    return new Map(visible.map(([id, events]) => [id, events.map((event) => {
      const { id: eventId, sentence, actor, company } = describedEvent(event, names);
      return { id: eventId, sentence, actor, company };
    })]));
  }
}
