import type { DueRenewal, ReminderStage } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import { isUntold, remindedEnds, stageOf } from '@covertrail/domain/renewal-reminder/renewal-reminder.rules';
import { toldRenewalId, toldRenewalsView } from '@covertrail/contracts/renewal-reminder/renewal-reminder.views';
import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import { usableBy } from '#views/policy-readers.filter';
import type { Views } from '#views/views.service';
import { policiesAwaitingRenewal, type PolicyFilter } from './ending-policies.reader.js';

/** Renewals of which a company has not been told at this stage. */
export type DueByStage = ReadonlyMap<ReminderStage, readonly DueRenewal[]>;

/** What a company is to be told on this day of its own, as an insured, an agency or a requester: each thing at the nearest stage. */
export async function dueRenewals(
  views: Views,
  companyId: Uuid,
  as: ActingFor,
  today: CalendarDate,
): Promise<DueByStage> {
  const renewals =
    as === 'requester' ? await ofSuppliers(views, companyId, today) : await held(views, companyId, as, today);
  const told = await views.byId(
    toldRenewalsView,
    renewals.map(({ id }) => toldRenewalId(companyId, as, id)),
  );
  const due = new Map<ReminderStage, DueRenewal[]>();
  for (const renewal of renewals) {
    const stage = stageOf(renewal.endsOn, today);
    if (stage === null || !isUntold(stage, renewal.endsOn, told.get(toldRenewalId(companyId, as, renewal.id))))
      continue;
    due.set(stage, [...(due.get(stage) ?? []), renewal]);
  }
  return due;
}

async function held(
  views: Views,
  companyId: Uuid,
  as: 'insured' | 'agent',
  today: CalendarDate,
): Promise<readonly DueRenewal[]> {
  const own: PolicyFilter =
    as === 'insured' ? { where: { insuredId: { eq: companyId } } } : await usableBy(companyId, views);
  const ending: PolicyFilter = { or: remindedEnds(today).map((expiresOn) => ({ where: { expiresOn } })) };
  const policies = await policiesAwaitingRenewal(views, { and: [own, ending] });
  return policies.map(({ id, insuredId, expiresOn }) => ({ id, insuredId, endsOn: expiresOn }));
}

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
