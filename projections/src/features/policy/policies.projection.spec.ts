import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { policies } from './policies.projection.js';

const added: DomainEvent = {
  type: 'PolicyAdded',
  data: {
    policyId: 'p-1',
    insuredId: 'c-1',
    agencyId: 'a-1',
    line: 'generalLiability',
    terms: {
      policyNumber: 'GL-84002',
      period: { effectiveOn: '2025-07-01', expiresOn: '2026-07-01' },
      carrier: { carrierId: 'k-1', name: 'Summit Mutual', naic: '12345' },
      limits: { eachOccurrence: 100_000_000 },
      trigger: 'occurrence',
      endorsements: [],
      schedule: null,
      descriptionOfOperations: '',
    },
  },
};
const approved: DomainEvent = { type: 'PolicyApproved', data: { policyId: 'p-1', agencyId: 'a-1' } };
const renumbered: DomainEvent = {
  type: 'PolicyNumberChanged',
  data: { policyId: 'p-1', effectiveFrom: '2025-07-01', before: 'GL-84002', after: 'GL-84003' },
};
const canceled: DomainEvent = {
  type: 'PolicyCanceled',
  data: { policyId: 'p-1', effectiveFrom: '2026-03-02', reason: 'non-payment' },
};
const reinstated: DomainEvent = {
  type: 'PolicyReinstated',
  data: { policyId: 'p-1', effectiveFrom: '2026-04-09', reason: 'paid' },
};
const replaced: DomainEvent = {
  type: 'PolicyReplaced',
  data: { policyId: 'p-1', replacedBy: 'p-2', upon: 'replacement', effectiveFrom: '2026-05-01' },
};
const replacementAdded: DomainEvent = {
  type: 'ReplacementAdded',
  data: { policyId: 'p-1', replaces: 'p-0', upon: 'expiration', effectiveFrom: '2025-07-01' },
};
const archived: DomainEvent = { type: 'PolicyArchived', data: { policyId: 'p-1' } };
const unarchived: DomainEvent = { type: 'PolicyUnarchived', data: { policyId: 'p-1' } };
const transferred: DomainEvent = {
  type: 'ClientTransferred',
  data: {
    insuredId: 'c-1',
    transferId: 't-1',
    fromAgencyId: 'a-1',
    fromAgentId: 'u-1',
    toAgencyId: 'a-2',
    toAgentId: 'u-2',
  },
};
const fold = async (...events: DomainEvent[]) =>
  living<PolicyDocument>(await foldProjection(policies, asLog(events)))['p-1'];

describe('policies', () => {
  itIsAFold(
    policies,
    asLog([added, approved, renumbered, canceled, reinstated, replacementAdded, replaced, archived, transferred]),
  );

  it('shows what was said last', async () => {
    expect(await fold(added)).toMatchObject({
      policyNumber: 'GL-84002',
      verification: 'unverified',
      canceledFrom: null,
    });
    expect(await fold(added, approved, renumbered)).toMatchObject({
      policyNumber: 'GL-84003',
      verification: 'verified',
      searched: 'gl-84003 summit mutual',
    });
    expect(await fold(added, canceled)).toMatchObject({ canceledFrom: '2026-03-02' });
    expect(await fold(added, canceled, reinstated)).toMatchObject({ canceledFrom: null });
  });

  it('says when an agent verified it last [H12]', async () => {
    const verifiedOn = async (...steps: readonly (readonly [event: DomainEvent, day: string])[]) => {
      const log = asLog(steps.map(([event]) => event)).map((event, at) => ({
        ...event,
        meta: { ...event.meta, recordedAt: `${steps[at]![1]}T08:00:00.000Z` },
      }));
      return living<PolicyDocument>(await foldProjection(policies, log))['p-1']?.verifiedOn;
    };
    const reverified: DomainEvent = { type: 'PolicyReverified', data: { policyId: 'p-1', agencyId: 'a-1' } };
    const rejected: DomainEvent = {
      type: 'PolicyRejected',
      data: { policyId: 'p-1', agencyId: 'a-1', reason: 'Unreadable' },
    };
    const both = [
      [added, '2025-07-01'],
      [approved, '2025-07-03'],
    ] as const;
    expect(await verifiedOn(both[0])).toBeNull();
    expect(await verifiedOn(...both, [renumbered, '2025-08-01'])).toBe('2025-07-03');
    expect(await verifiedOn(...both, [reverified, '2026-01-09'])).toBe('2026-01-09');
    expect(await verifiedOn(...both, [rejected, '2026-01-09'])).toBeNull();
  });

  it('shows the policy as it was approved after a change of it was rejected', async () => {
    const log = asLog([added, approved, renumbered]).map((event) => ({
      ...event,
      meta: { ...event.meta, role: event.type === 'PolicyNumberChanged' ? ('insured' as const) : ('agent' as const) },
    }));
    const rejected: DomainEvent = {
      type: 'PolicyEditsRejected',
      data: {
        policyId: 'p-1',
        agencyId: 'a-1',
        reason: 'Wrong number',
        edits: [{ event: log[2]!.id, type: 'PolicyNumberChanged', effectiveFrom: '2025-07-01' }],
      },
    };
    const pending = living<PolicyDocument>(await foldProjection(policies, log))['p-1'];
    expect(pending).toMatchObject({
      policyNumber: 'GL-84003',
      verification: 'unverified',
      awaiting: { edits: [{ event: log[2]!.id }] },
    });
    const after = living<PolicyDocument>(
      await foldProjection(policies, [...log, ...asLog([added, approved, renumbered, rejected]).slice(3)]),
    )['p-1'];
    const before = await fold(added, approved);
    expect(after).toMatchObject({
      policyNumber: 'GL-84002',
      searched: before?.searched,
      verification: 'verified',
      verifiedOn: before?.verifiedOn,
      awaiting: null,
      timelines: before?.timelines,
    });
  });

  it('names the policies before and after it, and is archived until it is taken back', async () => {
    expect(await fold(added)).toMatchObject({ replaces: null, replacedBy: null, archived: false });
    expect(await fold(added, replacementAdded, replaced)).toMatchObject({
      replaces: 'p-0',
      replacedBy: { policyId: 'p-2', upon: 'replacement', from: '2026-05-01' },
      canceledFrom: '2026-05-01',
    });
    expect(await fold(added, archived)).toMatchObject({ archived: true });
    expect(await fold(added, archived, unarchived)).toMatchObject({ archived: false });
  });

  it('follows its insured to the new agency, of which both agencies are notified', async () => {
    const [before, after] = [await fold(added), await fold(added, transferred)];
    expect(after).toMatchObject({ agencyId: 'a-2', insuredId: 'c-1' });
    expect([...policies.audience(before!, after!)].sort()).toEqual(['a-1', 'a-2', 'c-1']);
  });

  it('is seen by an agency that was appointed after it was added', async () => {
    const alone = { ...added, data: { ...(added.data as object), agencyId: null } };
    expect(await fold(alone)).toMatchObject({ agencyId: null });
    const appointed: DomainEvent = {
      type: 'AgencyAppointed',
      data: { ofRecord: true, insuredId: 'c-1', agencyId: 'a-3', agentId: 'u-3' },
    };
    expect(await fold(alone, appointed)).toMatchObject({ agencyId: 'a-3' });
  });

  it('is kept by its agency when another one is appointed beside it, or moves or ends', async () => {
    const beside = { insuredId: 'c-1', agencyId: 'a-3', agentId: 'u-3' };
    const events: DomainEvent[] = [
      { type: 'AgencyAppointed', data: { ...beside, ofRecord: false } },
      { type: 'ClientTransferred', data: { insuredId: 'c-1', fromAgencyId: 'a-3', toAgencyId: 'a-4' } },
      { type: 'RepresentationEnded', data: { ...beside, agencyId: 'a-4', endedBy: 'insured', reason: '' } },
    ];
    expect(await fold(added, ...events)).toMatchObject({ agencyId: 'a-1' });
  });

  describe('that no agency manages', () => {
    const appointed = (agencyId: string, ofRecord = false): DomainEvent => ({
      type: 'AgencyAppointed',
      data: {
        ofRecord,
        insuredId: 'c-1',
        agencyId,
        agentId: 'u',
        proof: { by: 'invitation' },
        domain: `${agencyId}.test`,
      },
    });
    const given = (before: string | null, after: string | null): DomainEvent => ({
      type: 'PolicyManaged',
      data: { policyId: 'p-1', insuredId: 'c-1', before, after },
    });
    const ended: DomainEvent = {
      type: 'RepresentationEnded',
      data: { insuredId: 'c-1', agencyId: 'a-1', agentId: 'u', endedBy: 'insured', reason: '' },
    };
    const two = [appointed('a-1', true), appointed('a-3')];
    itIsAFold(policies, asLog([...two, added, given('a-1', null), renumbered, transferred, given(null, 'a-3'), ended]));

    it('is open to each agency of its insured, as long as it is one, and tells each', async () => {
      const after = (...events: DomainEvent[]) => fold(...two, added, given('a-1', null), ...events);
      expect(await fold(...two, added)).toMatchObject({ agencyId: 'a-1', openTo: [], openToWords: '' });
      expect(await after()).toMatchObject({ agencyId: null, openTo: ['a-1', 'a-3'], openToWords: 'a1 a3' });
      expect(await after(renumbered)).toMatchObject({ openToWords: 'a1 a3' });
      expect(await after(transferred)).toMatchObject({ agencyId: null, openToWords: 'a3 a2' });
      expect(await after(ended)).toMatchObject({ agencyId: null, openToWords: 'a3' });
      expect(await after(given(null, 'a-3'))).toMatchObject({ agencyId: 'a-3', openTo: [], openToWords: '' });
      expect(await fold(...two, added, ended)).toMatchObject({ agencyId: null, openToWords: 'a3' });
      const heard = policies.audience((await after())!, (await after(ended))!);
      expect([...heard].sort()).toEqual(['a-1', 'a-3', 'c-1']);
    });
  });

  it('is managed by the agency that was chosen, and moves with that one [C16]', async () => {
    const chosen: DomainEvent = {
      type: 'PolicyManaged',
      data: { policyId: 'p-1', insuredId: 'c-1', before: 'a-1', after: 'a-3' },
    };
    expect(await fold(added, chosen)).toMatchObject({ agencyId: 'a-3' });
    expect(await fold(added, chosen, transferred)).toMatchObject({ agencyId: 'a-3' });
    expect(await fold(added, chosen, renumbered)).toMatchObject({ agencyId: 'a-3' });
  });

  it('keeps the agency it moved to when it is edited later', async () => {
    expect(await fold(added, transferred, renumbered)).toMatchObject({ agencyId: 'a-2' });
  });

  it('tells those who may read it that its documents changed, which its history shows', async () => {
    const attached: DomainEvent = {
      type: 'DocumentAttached',
      data: {
        documentId: 'd-1',
        policyId: 'p-1',
        insuredId: 'c-1',
        kind: 'other',
        endorsement: null,
        file: { fileId: 'f-1', name: 'COI.pdf', bytes: 1, sha256: 'a', contentType: 'application/pdf' },
      },
    };
    const log = asLog([added, attached]);
    const folded = await foldProjection(policies, log);
    expect(folded.get('p-1')?.position).toBe(log[1]?.position);
    expect(living<PolicyDocument>(folded)['p-1']).toEqual(await fold(added));
  });
});
