import type { DueRenewal, ReminderStage } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import { isUntold, remindedEnds, stageOf } from '@covertrail/domain/renewal-reminder/renewal-reminder.rules';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { toldRenewalId, toldRenewalsView } from '@covertrail/contracts/renewal-reminder/renewal-reminder.views';
import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import { usableBy } from '#views/policy-readers.filter';
import type { Views } from '#views/views.service';
import { awaitingRenewal, policiesOf, type PolicyFilter } from './ending-policies.reader.js';

/** Renewals of which a company has not been told at this stage. */
export type DueByStage = ReadonlyMap<ReminderStage, readonly DueRenewal[]>;

/** What a company is to be told on this day of its own, as an insured, an agency or a requester: each thing at the nearest stage. */
export async function dueRenewals(
  views: Views,
  companyId: Uuid,
  as: ActingFor,
  today: CalendarDate,
): Promise<DueByStage> {
  const untold = (renewals: readonly DueRenewal[]) => untoldStages(views, { companyId, as, today }, renewals);
  if (as === 'requester') {
    const renewals = await ofSuppliers(views, companyId, today);
    return byStage(renewals, await untold(renewals));
  }
  const ending = await endingOf(views, companyId, as, today);
  const stages = await untold(ending.map(renewalOfPolicy));
  // That takes all policies of an insured, so it is asked of those alone that were not told of: on most days of none.
  const awaiting = await awaitingRenewal(
    views,
    ending.filter(({ id }) => stages.has(id)),
  );
  return byStage(awaiting.map(renewalOfPolicy), stages);
}

interface Told {
  readonly companyId: Uuid;
  readonly as: ActingFor;
  readonly today: CalendarDate;
}

/** The stage of each thing that has reached one of which the company was not told. */
async function untoldStages(
  views: Views,
  { companyId, as, today }: Told,
  renewals: readonly DueRenewal[],
): Promise<ReadonlyMap<Uuid, ReminderStage>> {
  const keyOf = (id: Uuid) => toldRenewalId(companyId, as, id);
  const told = await views.byId(
    toldRenewalsView,
    renewals.map(({ id }) => keyOf(id)),
  );
  const stages = new Map<Uuid, ReminderStage>();
  for (const { id, endsOn } of renewals) {
    const stage = stageOf(endsOn, today);
    if (stage !== null && isUntold(stage, endsOn, told.get(keyOf(id)))) stages.set(id, stage);
  }
  return stages;
}

function byStage(renewals: readonly DueRenewal[], stages: ReadonlyMap<Uuid, ReminderStage>): DueByStage {
  const due = new Map<ReminderStage, DueRenewal[]>();
  for (const renewal of renewals) {
    const stage = stages.get(renewal.id);
    if (stage !== undefined) due.set(stage, [...(due.get(stage) ?? []), renewal]);
  }
  return due;
}

async function endingOf(
  views: Views,
  companyId: Uuid,
  as: 'insured' | 'agent',
  today: CalendarDate,
): Promise<readonly PolicyDocument[]> {
  const own: PolicyFilter =
    as === 'insured' ? { where: { insuredId: { eq: companyId } } } : await usableBy(companyId, views);
  const ending: PolicyFilter = { or: remindedEnds(today).map((expiresOn) => ({ where: { expiresOn } })) };
  return policiesOf(views, { and: [own, ending] });
}

const renewalOfPolicy = ({ id, insuredId, expiresOn }: PolicyDocument): DueRenewal => ({
  id,
  insuredId,
  endsOn: expiresOn,
});

const PAGE = 500;
const SOONEST = { field: 'coverEndsOn', direction: 'asc' } as const;

/** Suppliers whose required cover ends, but for those who said that they are none. */
async function ofSuppliers(views: Views, requesterId: Uuid, today: CalendarDate): Promise<readonly DueRenewal[]> {
  const all: DueRenewal[] = [];
  for (const coverEndsOn of remindedEnds(today))
    for (let after: string | undefined, isLast = false; !isLast; isLast = after === undefined) {
      const where = { requesterId: { eq: requesterId }, coverEndsOn };
      const page = { limit: PAGE, ...(after === undefined ? {} : { after }) };
      const { documents, nextKey } = await views.find(trackedSuppliersView, { where }, [SOONEST], page);
      all.push(...documents.flatMap(renewalOf));
      after = nextKey;
    }
  return all;
}

const renewalOf = ({ id, supplierId, coverEndsOn, optOut }: TrackedSupplierDocument): readonly DueRenewal[] =>
  coverEndsOn === null || optOut !== null ? [] : [{ id, insuredId: supplierId, endsOn: coverEndsOn }];
