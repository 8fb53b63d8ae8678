import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ExceptionRow, ExceptionState } from '@covertrail/contracts/exception/exception.replies';
import {
  exceptionsView,
  exceptionUsesView,
  type ExceptionDocument,
  type ExceptionUseDocument,
} from '@covertrail/contracts/exception/exception.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { sumUp } from '@covertrail/domain/compliance/compare-outcomes';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/status/expiry';
import { exceptedSentence, exceptedTitle } from '@covertrail/wording/exception/exception-words';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { ExceptionFilter, ExceptionListDto } from '@covertrail/contracts/exception/exception.inputs';
import { type Asking, defineList } from '#lists/define-list';
import { suppliersSearched } from '#lists/supplier-word';
import type { NamesService } from '#naming/names.service';
import type { Views } from '#views/views.service';

type Filter = FilterOf<typeof exceptionsView>;
const NEWEST = { field: 'decidedAt', direction: 'desc' } as const;

/** What was decided, newest first; a word is searched in the requirement, the comment and the name of the supplier. */
export const exceptionRows = (names: NamesService) =>
  defineList(exceptionsView)<ExceptionListDto, ExceptionRow>({
    where: async (asking) => ({
      and: [
        { where: { requesterId: { eq: asking.actor.companyId } } },
        ...(asking.input.state ? [await stateFilter(asking.input.state, asking)] : []),
        ...(asking.input.trackingId ? [await trackingFilter(asking.input.trackingId, asking.views)] : []),
        ...(await wordFilter(asking)),
      ],
    }),
    sorts: { decidedAt: 'decidedAt', lapsesOn: 'lapsesOn' },
    order: NEWEST,
    then: NEWEST,
    rows: async (documents, { views, today }) => {
      const joined = await join(documents, views, names);
      return documents.map((document) => rowOf(document, joined, today));
    },
  });

async function stateFilter(state: ExceptionFilter, asking: Asking<ExceptionListDto>): Promise<Filter> {
  const { today } = asking;
  const running: Filter = { where: { withdrawnOn: { eq: null } } };
  switch (state) {
    case 'active':
      return {
        and: [running, { or: [{ where: { lapsesOn: { eq: null } } }, { where: { lapsesOn: { gt: today } } }] }],
      };
    case 'lapsing':
      return lapsingFilter(asking);
    case 'perpetual':
      return { and: [running, { where: { lapsesOn: { eq: null } } }] };
    case 'ended':
      return { or: [{ where: { withdrawnOn: { gt: '' } } }, { where: { lapsesOn: { lte: today } } }] };
  }
}

/** Accepted, covers a supplier today, and lapses within 30 days: one whose gap is gone has nothing to lapse. */
async function lapsingFilter({ actor, today, views }: Asking<ExceptionListDto>): Promise<Filter> {
  const lapsing = {
    requesterId: { eq: actor.companyId },
    withdrawnOn: { eq: null },
    decision: { eq: 'accepted' },
    lapsesOn: { gt: today, lte: addDays(today, EXPIRING_WITHIN_DAYS) },
  } as const;
  const ids = (await views.countBy(exceptionsView, { where: lapsing }, ['id'])).map(({ key: [id] }) => id);
  const covering = await views.countBy(exceptionUsesView, { where: { exceptionId: { in: ids } } }, ['exceptionId']);
  return { where: { id: { in: covering.map(({ key: [exceptionId] }) => exceptionId) } } };
}

/** Decided on a finding of the supplier, or elsewhere and covering one of it. */
async function trackingFilter(trackingId: Uuid, views: Views): Promise<Filter> {
  const { documents } = await views.find(exceptionUsesView, { where: { trackingId: { eq: trackingId } } }, [], {
    limit: MOST_USES,
  });
  const covering = documents.map(({ exceptionId }) => exceptionId);
  return { or: [{ where: { trackingId: { eq: trackingId } } }, { where: { id: { in: covering } } }] };
}

async function wordFilter(asking: Asking<ExceptionListDto>): Promise<readonly Filter[]> {
  const searched = await suppliersSearched(asking);
  if (!searched) return [];
  const { word, trackingIds } = searched;
  return [{ or: [{ where: { searched: { word } } }, { where: { trackingId: { in: trackingIds } } }] }];
}

interface Joined {
  readonly suppliers: ReadonlyMap<string, TrackedSupplierDocument>;
  readonly uses: ReadonlyMap<Uuid, readonly ExceptionUseDocument[]>;
  readonly people: ReadonlyMap<Uuid, string>;
  projectName(id: Uuid): string;
  templateName(id: Uuid): string;
}

async function join(documents: readonly ExceptionDocument[], views: Views, names: NamesService): Promise<Joined> {
  const scoped = (scope: ExceptionDocument['scope']) =>
    documents.filter((document) => document.scope === scope).map(({ scopeId }) => scopeId);
  const [suppliers, projects, templates, people, uses] = await Promise.all([
    views.byId(
      trackedSuppliersView,
      documents.map(({ trackingId }) => trackingId),
    ),
    views.byId(projectsView, [...documents.map(({ projectId }) => projectId), ...scoped('project')]),
    views.byId(templatesView, scoped('template')),
    names.people(documents.flatMap(({ decidedBy }) => decidedBy ?? [])),
    Promise.all(documents.map(async ({ id }) => [id, await usesOf(id, views)] as const)),
  ]);
  return {
    suppliers,
    people,
    uses: new Map(uses),
    projectName: (id) => projects.get(id)?.name ?? '',
    templateName: (id) => templates.get(id)?.name ?? '',
  };
}

/** More are counted as that many: the page says how many it covers, and links to them. */
const MOST_USES = 500;

async function usesOf(exceptionId: Uuid, views: Views): Promise<readonly ExceptionUseDocument[]> {
  return (
    await views.find(exceptionUsesView, { where: { exceptionId: { eq: exceptionId } } }, [], { limit: MOST_USES })
  ).documents;
}

function rowOf(document: ExceptionDocument, joined: Joined, today: CalendarDate): ExceptionRow {
  const {
    id,
    kind,
    decision,
    scope,
    scopeId,
    trackingId,
    projectId,
    line,
    comment,
    documents,
    lapsesOn,
    withdrawnOn,
    decidedOn,
    decidedAt,
    decidedBy,
  } = document;
  const supplier = joined.suppliers.get(trackingId);
  const uses = joined.uses.get(id) ?? [];
  return {
    id,
    kind,
    decision,
    scope,
    trackingId,
    line,
    title: exceptedTitle(document),
    sentence: exceptedSentence(document),
    comment,
    lapsesOn,
    withdrawnOn,
    decidedOn,
    decidedAt,
    documents: documents.map((file, at) => ({ number: at + 1, ...file })),
    state: stateOf(document, uses.length > 0, supplier, today),
    scopeName: scope === 'template' ? joined.templateName(scopeId) : joined.projectName(projectId),
    supplierName: supplier?.supplierName ?? '',
    projectName: joined.projectName(projectId),
    decidedBy: joined.people.get(decidedBy ?? '') ?? '',
    covers: uses.length,
    without: uses.length === 0 ? null : sumUp(uses.map(({ outcomeWithout }) => ({ outcome: outcomeWithout }))),
  };
}

function stateOf(
  { withdrawnOn, lapsesOn, decision, rule }: ExceptionDocument,
  covers: boolean,
  supplier: TrackedSupplierDocument | undefined,
  today: CalendarDate,
): ExceptionState {
  if (withdrawnOn !== null && withdrawnOn <= today) return 'withdrawn';
  if (lapsesOn !== null && lapsesOn <= today) return 'lapsed';
  if (decision === 'denied') return 'denied';
  if (covers) return 'holds';
  return supplier?.gaps.some((gap) => gap.rule === rule) ? 'reopened' : 'closed';
}
