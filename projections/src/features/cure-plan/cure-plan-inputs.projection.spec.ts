import type { CurePlanInputDocument } from '@covertrail/contracts/cure-plan/cure-plan.views';
import { describe as described } from '@covertrail/domain/catalogue/event-catalogue';
import { isSeenBy } from '@covertrail/domain/catalogue/viewers';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { curePlanInputs } from './cure-plan-inputs.projection.js';

const INSURED = 'c-2';
const of = { requesterId: 'c-1', insuredId: INSURED, projectId: 'j-1' };
const appointed: DomainEvent = {
  type: 'AgencyAppointed',
  data: { ofRecord: true, insuredId: INSURED, agencyId: 'a-1' },
};
const transferred: DomainEvent = {
  type: 'ClientTransferred',
  data: { insuredId: INSURED, fromAgencyId: 'a-1', toAgencyId: 'a-2' },
};
const added: DomainEvent = { type: 'PolicyAdded', data: { policyId: 'p-1', insuredId: INSURED, agencyId: 'a-1' } };
const raised: DomainEvent = { type: 'PolicyLimitsChanged', data: { policyId: 'p-1' } };
const filed: DomainEvent = { type: 'DocumentFiled', data: { policyId: 'p-1', insuredId: INSURED } };
const ofInsured = (type: string): DomainEvent => ({ type, data: { ...of, trackingId: 't-1', policyIds: [] } });
const between = [
  'CoverageRequested',
  'TrackingStarted',
  'RequestResponded',
  'PoliciesShared',
  'CoverageProvided',
  'ComplianceAssessed',
  'FindingDecided',
  'ShareEnded',
  'CurePlanSent',
].map(ofInsured);
const fold = async (...events: DomainEvent[]) =>
  living<CurePlanInputDocument>(await foldProjection(curePlanInputs, asLog(events)));

/** Who is notified of the last of these events. */
async function notified(...events: DomainEvent[]): Promise<readonly string[]> {
  const log = asLog(events);
  const documents = await foldProjection(curePlanInputs, log.slice(0, -1));
  const before = living<CurePlanInputDocument>(documents);
  const after = living<CurePlanInputDocument>(await foldProjection(curePlanInputs, log.slice(-1), documents, log));
  const changed = [...documents].flatMap(([id, { position }]) => (position === log.at(-1)?.position ? [id] : []));
  return [...new Set(changed.flatMap((id) => curePlanInputs.audience(before[id] ?? null, after[id] ?? null)))].sort();
}

describe('what the plan of an insured depends on [H10]', () => {
  itIsAFold(curePlanInputs, asLog([appointed, added, ...between, raised, transferred, filed]));

  it.each(between)('$type concerns the insured and its agency, and never the requester', async (event) => {
    expect(await notified(appointed, event)).toEqual(['a-1', INSURED]);
    expect(await notified(event)).toEqual([INSURED]);
  });

  it.each([added, raised, filed])('$type concerns those who hold the policy', async (event) => {
    expect(await notified(appointed, ...(event === added ? [] : [added]), event)).toEqual(['a-1', INSURED]);
  });

  it('says nothing but when', async () => {
    expect(Object.keys((await fold(ofInsured('ComplianceAssessed')))[INSURED] ?? {}).sort()).toEqual([
      'agencyIds',
      'changedAt',
      'id',
      'insuredId',
    ]);
  });

  it('follows the insured to its new agency, and notifies the former one once more', async () => {
    const before = [appointed, added, ofInsured('ComplianceAssessed')];
    expect(await notified(...before, transferred)).toEqual(['a-1', 'a-2', INSURED]);
    expect(await notified(...before, transferred, raised)).toEqual(['a-2', INSURED]);
    expect(await notified(...before, transferred, ofInsured('ComplianceAssessed'))).toEqual(['a-2', INSURED]);
  });

  it('concerns each agency of the insured, and one that ends once more', async () => {
    const beside = { ...appointed, data: { ...(appointed.data as object), ofRecord: false, agencyId: 'a-3' } };
    const before = [appointed, beside, added];
    expect(await notified(...before, raised)).toEqual(['a-1', 'a-3', INSURED]);
    const ended: DomainEvent = { type: 'RepresentationEnded', data: { insuredId: INSURED, agencyId: 'a-1' } };
    expect(await notified(...before, ended)).toEqual(['a-1', 'a-3', INSURED]);
    expect(await notified(...before, ended, raised)).toEqual(['a-3', INSURED]);
  });

  it('handles no invitation before someone answers it', async () => {
    expect(await fold({ type: 'CoverageRequested', data: { ...of, insuredId: null } })).toEqual({});
  });

  it('handles only events that the insured and its agency may see', () => {
    const relations = { holdersOf: () => [INSURED, 'a-1'], sharersOf: () => [], agenciesOf: () => ['a-1'] };
    const ids = { ...of, agencyId: 'a-1', fromAgencyId: 'a-0', toAgencyId: 'a-1', policyId: 'p-1' };
    const hidden = curePlanInputs.handles.filter((type) => {
      const [event] = asLog([{ type, data: ids }]);
      return ![INSURED, 'a-1'].every((companyId) => isSeenBy(described(type).audience(event!), companyId, relations));
    });
    expect(hidden).toEqual([]);
  });
});
