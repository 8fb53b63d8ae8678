import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import type { RequestDocument } from '@covertrail/contracts/request/request.views';
import { requests } from './requests.projection.js';

const of = { requestId: 'r-1', requesterId: 'c-1', insuredId: 'c-2', projectId: 'j-1' };
const question = {
  ...of,
  number: '123456789012',
  insuredName: 'Granite Peak',
  agencyId: 'a-1',
  templateId: 'm-1',
  message: 'Please',
  dueOn: '2026-12-01',
};
const requested: DomainEvent = { type: 'CoverageRequested', data: question };
const answered: DomainEvent = { type: 'RequestResponded', data: { ...of, policyIds: ['p-1'], remarks: '', facts: {} } };
const declined: DomainEvent = { type: 'RequestDeclined', data: { ...of, reason: 'not our client' } };
const ofOptOut = { optOutId: 'o-1', requesterId: 'c-1', insuredId: 'c-2', inviteeId: null };
const optedOut: DomainEvent = { type: 'SupplierOptedOut', data: { ...ofOptOut, requestId: 'r-1', reason: 'Sold' } };
const declinedByIt: DomainEvent = { type: 'RequestDeclined', data: { ...of, reason: 'Sold', optOutId: 'o-1' } };
const takenBack: DomainEvent = { type: 'OptOutTakenBack', data: ofOptOut };
const reminded = (remindedOn: string): DomainEvent => ({
  type: 'ReminderSent',
  data: { ...of, remindedOn, agents: [{ agencyId: 'a-1', agentId: 'u' }] },
});
const appointed = (agencyId: string, ofRecord = false): DomainEvent => ({
  type: 'AgencyAppointed',
  data: { insuredId: 'c-2', agencyId, agentId: 'u', proof: { by: 'invitation' }, domain: `${agencyId}.test`, ofRecord },
});
const over = (agencyId: string): DomainEvent => ({
  type: 'RepresentationEnded',
  data: { insuredId: 'c-2', agencyId, agentId: 'u', endedBy: 'insured', reason: 'Moved' },
});
const moved: DomainEvent = {
  type: 'ClientTransferred',
  data: { insuredId: 'c-2', fromAgencyId: 'a-1', toAgencyId: 'a-2' },
};
const renamed: DomainEvent = {
  type: 'CompanyRenamed',
  data: { companyId: 'c-2', from: 'Granite Peak', to: 'Granite Peak LLC' },
};
const ours = trackingIdOf('c-1', 'j-1', 'c-2');
const fold = async (...events: DomainEvent[]) =>
  living<RequestDocument>(await foldProjection(requests, asLog(events)))['r-1'];

describe('requests', () => {
  itIsAFold(requests, asLog([requested, reminded('2026-11-20'), moved, renamed, answered]));
  describe('of an insured with two agencies', () =>
    itIsAFold(requests, asLog([appointed('a-1', true), requested, appointed('a-3'), moved, answered, over('a-3')])));

  it('are seen by each agency of the insured, by one that came later too, and by none whose tenure ended', async () => {
    const seenBy = async (...events: DomainEvent[]) => (await fold(...events))?.agencyWords;
    const first = appointed('a-1', true);
    expect(await seenBy(first, appointed('a-3'), requested)).toBe('a1 a3');
    expect(await seenBy(first, requested, appointed('a-3'))).toBe('a1 a3');
    expect(await seenBy(first, requested, appointed('a-3'), moved)).toBe('a3 a2');
    expect(await seenBy(first, requested, appointed('a-3'), over('a-1'))).toBe('a3');
    expect(await seenBy(first, over('a-1'), requested)).toBe('');
  });

  it('notify each agency that sees them, or saw them', async () => {
    const log = asLog([appointed('a-1', true), requested, appointed('a-3'), moved]);
    const then = async (count: number) =>
      living<RequestDocument>(await foldProjection(requests, log.slice(0, count), new Map(), log))['r-1'] ?? null;
    const [before, after] = [await then(3), await then(4)];
    expect([...requests.audience(before, after)].sort()).toEqual(['a-1', 'a-2', 'a-3', 'c-1', 'c-2']);
  });

  it('are open until they are answered or declined', async () => {
    expect(await fold(requested)).toMatchObject({
      state: 'open',
      answeredAt: null,
      searched: '123456789012 granite peak',
    });
    expect(await fold(requested, answered)).toMatchObject({ state: 'responded', reason: null });
    expect(await fold(requested, declined)).toMatchObject({ state: 'declined', reason: 'not our client' });
  });

  it('[D01] say when they were reminded of last, and stay open', async () => {
    expect(await fold(requested)).toMatchObject({ remindedOn: null });
    expect(await fold(requested, reminded('2026-11-20'), reminded('2026-11-24'))).toMatchObject({
      remindedOn: '2026-11-24',
      state: 'open',
    });
  });

  it('[C01] name the policies of their answer', async () => {
    expect(await fold(requested)).toMatchObject({ policyWords: '' });
    expect(await fold(requested, answered)).toMatchObject({ policyWords: 'p1' });
  });

  describe('of a company that opted out', () =>
    itIsAFold(requests, asLog([requested, optedOut, declinedByIt, takenBack])));
  it('[D11] say when and why the company opted out, and when it took that back', async () => {
    expect(await fold(requested)).toMatchObject({ optOut: null, optOutId: null });
    const said = { id: 'o-1', reason: 'Sold', takenBackAt: null };
    expect(await fold(requested, optedOut, declinedByIt)).toMatchObject({ state: 'declined', optOut: said });
    expect(await fold(requested, declinedByIt)).toMatchObject({ state: 'declined', optOut: said });
    expect(await fold(requested, optedOut, declinedByIt, takenBack)).toMatchObject({
      state: 'declined',
      optOut: { ...said, takenBackAt: expect.any(String) as unknown },
    });
  });

  it('[D11] hold what the last answer says is unavailable', async () => {
    const unavailable = [{ line: 'cyber', reason: 'None' }];
    const data = { ...of, policyIds: ['p-1'], remarks: '', facts: {}, unavailable };
    const without: DomainEvent = { type: 'RequestResponded', data };
    expect(await fold(requested, without)).toMatchObject({ unavailable });
    expect(await fold(requested, without, answered)).toMatchObject({ unavailable: [] });
  });

  it('follow the insured to its new agency and its new name', async () => {
    expect(await fold(requested, moved, renamed)).toMatchObject({
      agencyIds: ['a-2'],
      insuredName: 'Granite Peak LLC',
      insuredFolded: 'granite peak llc',
    });
  });

  it('lead to the tracking of requester, project and insured', async () => {
    expect(await fold(requested)).toMatchObject({ trackingId: ours });
    expect(await fold(requested, answered)).toMatchObject({ trackingId: ours });
  });

  it('lead to a tracking once the company is known that an e-mail went to', async () => {
    const byEmail: DomainEvent = {
      type: 'CoverageRequested',
      data: { ...question, insuredId: null, insuredName: null, agencyId: null, inviteeId: 'i-1' },
    };
    expect(await fold(byEmail)).toMatchObject({ trackingId: null });
    expect(await fold(byEmail, answered)).toMatchObject({ insuredId: 'c-2', trackingId: ours });
  });
});
