import { Inject, Injectable } from '@nestjs/common';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf, SortOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf, sortOf, TOTAL_CAP, toPage, type PageOf } from '#http/page.dto';
import { Views } from '#views/views.service';
import { Checking } from '../checking/checking.service.js';
import { trackedGroupFilter } from './tracked-group.filter.js';
import type { TrackedListDto } from './tracked-list.dto.js';

type Tracked = typeof trackedSuppliersView;

const SORTS = { supplierName: 'supplierFolded', outcome: 'outcome', nextExpiry: 'nextExpiry', met: 'met', trackedSince: 'trackedSince' } as const;
const BY_NAME = { field: 'supplierFolded', direction: 'asc' } as const;

/** Answers the table of the tracked-policies dashboard. Rows of one status are in the order of their names. */
@Injectable()
export class TrackedList {
  constructor(
    private readonly views: Views,
    private readonly checking: Checking,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async page(actor: Actor, asked: TrackedListDto): Promise<QueryReply<PageOf<TrackedSupplierRow>>> {
    const filter = this.filterOf(actor, asked);
    const found = await this.views.find(trackedSuppliersView, filter, byNameLast(sortOf(asked, SORTS, BY_NAME)), pageOf(asked));
    const total = await this.views.count(trackedSuppliersView, filter, TOTAL_CAP);
    const checking = await this.checking.among(found.documents.map(({ id }) => id));
    const projects = await this.views.byId(projectsView, found.documents.map(({ projectId }) => projectId));
    const templates = await this.views.byId(templatesView, found.documents.map(({ templateId }) => templateId));
    return this.views.reply(toPage(found, total, (record) => ({
      id: record.id,
      supplierId: record.supplierId,
      supplierName: record.supplierName,
      projectId: record.projectId,
      projectName: projects.get(record.projectId)?.name ?? '',
      templateId: record.templateId,
      templateName: templates.get(record.templateId)?.name ?? '',
      outcome: record.outcome,
      checking: checking.has(record.id),
      met: record.met,
      total: record.total,
      gaps: record.gaps,
      nextExpiry: record.nextExpiry,
      asked: record.asked,
      answered: record.answered,
      trackedSince: record.trackedSince,
    })));
  }

  private filterOf(actor: Actor, { group, projectId, templateId, keyword }: TrackedListDto): FilterOf<Tracked> {
    const word = keyword && foldedText(keyword.trim());
    const where = {
      requesterId: { eq: actor.companyId },
      ...(projectId ? { projectId: { eq: projectId } } : {}),
      ...(templateId ? { templateId: { eq: templateId } } : {}),
      ...(word ? { supplierFolded: { word } } : {}),
    };
    return { and: [{ where }, ...(group ? [trackedGroupFilter(group, dayInZone(this.clock.now(), actor.timeZone))] : [])] };
  }
}

const byNameLast = (sort: readonly SortOf<Tracked>[]): readonly SortOf<Tracked>[] =>
  (sort.some(({ field }) => field === BY_NAME.field) ? sort : [...sort, BY_NAME]);
