import { given } from '../kernel/testing/given.js';
import type { CoverageRequested, PolicyFact, RequestCommand, RequestEvent } from './request.contract.js';
import { requestDecider } from './request.decider.js';

const INSURED = '20000000-0000-4000-8000-000000000001';
const requested = (change: Partial<CoverageRequested['data']> = {}): CoverageRequested => ({
  type: 'CoverageRequested',
  data: {
    requestId: '70000000-0000-4000-8000-000000000001',
    requesterId: '10000000-0000-4000-8000-000000000001',
    insuredId: INSURED,
    projectId: '60000000-0000-4000-8000-000000000001',
    number: '100245',
    insuredName: 'Volt Brothers',
    agencyId: '30000000-0000-4000-8000-000000000001',
    templateId: '50000000-0000-4000-8000-000000000001',
    message: 'Please send your certificates.',
    dueOn: '2026-07-01',
    ...change,
  },
});
const invited = requested({
  insuredId: null,
  insuredName: null,
  agencyId: null,
  inviteeId: 'someone',
  inviteeEmail: 'sealed',
});
const { requestId, requesterId, insuredId, projectId } = requested().data;
const ofRequest = { requestId, requesterId, insuredId, projectId };
const responded = (policyIds: readonly string[], facts: Record<string, number>): RequestEvent => ({
  type: 'RequestResponded',
  data: { ...ofRequest, policyIds, remarks: 'Here you are', facts },
});
const declined: RequestEvent = { type: 'RequestDeclined', data: { ...ofRequest, reason: 'No longer a supplier' } };
const AGENTS = [{ agencyId: '30000000-0000-4000-8000-000000000001', agentId: 'a0000000-0000-4000-8000-000000000001' }];
const reminded = (remindedOn: string): RequestEvent => ({
  type: 'ReminderSent',
  data: { ...ofRequest, remindedOn, agents: AGENTS },
});
const remind = (remindedOn: string): RequestCommand => ({ type: 'SendReminder', remindedOn, agents: AGENTS });
const canceled: RequestEvent = { type: 'RequestCanceled', data: { ...ofRequest, reason: '' } };

const fact = (policyId: string, change: Partial<PolicyFact> = {}): PolicyFact => ({
  policyId,
  insuredId: INSURED,
  verified: true,
  line: 'generalLiability',
  inForce: true,
  revision: 4,
  ...change,
});
const respond = (...policyIds: string[]): RequestCommand => ({
  type: 'RespondToRequest',
  policyIds,
  remarks: 'Here you are',
});
const decline = (reason = 'No longer a supplier'): RequestCommand => ({ type: 'DeclineRequest', reason });
const cancel: RequestCommand = { type: 'CancelRequest', reason: '' };
const request = (...past: RequestEvent[]) => given(requestDecider, ...past);
const none = { policies: [] };
const ASKED_ON = '2026-06-01';

describe('requesting coverage', () => {
  it('records what is asked of a company or of an e-mail', () => {
    request()
      .when({ type: 'RequestCoverage', askedOn: ASKED_ON, ...requested().data }, none)
      .then(requested());
    request()
      .when({ type: 'RequestCoverage', askedOn: ASKED_ON, ...invited.data }, none)
      .then(invited);
  });
  it.each<[string, Partial<CoverageRequested['data']>]>([
    ['REQUEST.NUMBER_INVALID', { number: 'R-1' }],
    ['REQUEST.NO_RECIPIENT', { insuredId: null }],
    ['REQUEST.DUE_IN_THE_PAST', { dueOn: '2026-05-31' }],
    ['REQUEST.EVIDENCE_ALONE', { isEvidenceOnly: true, documents: [{ kind: 'additional', name: 'W-9' }] }],
    ['REQUEST.EVIDENCE_ALONE', { isEvidenceOnly: true, policyLines: ['generalLiability'] }],
  ])('is refused with %s for %j', (code, change) =>
    request()
      .when({ type: 'RequestCoverage', askedOn: ASKED_ON, ...requested(change).data }, none)
      .refused(code),
  );
  it('may be for evidence of insurance alone, where the template demands no certificate holder [A11]', () => {
    const evidence = requested({ isEvidenceOnly: true, forms: [25] });
    const ask: RequestCommand = { type: 'RequestCoverage', askedOn: ASKED_ON, ...evidence.data };
    request().when(ask, none).then(evidence);
    request()
      .when(ask, { ...none, isHolderRequired: true })
      .refused('REQUEST.EVIDENCE_WITHOUT_HOLDER');
  });
  it('happens once', () =>
    request(requested())
      .when({ type: 'RequestCoverage', askedOn: ASKED_ON, ...requested().data }, none)
      .refused('REQUEST.ALREADY_EXISTS'));
});

describe('responding', () => {
  it('records each policy once, with the revision that was checked', () =>
    request(requested())
      .when(respond('p1', 'p2', 'p1'), { policies: [fact('p1'), fact('p2', { revision: 7 })] })
      .then(responded(['p1', 'p2'], { p1: 4, p2: 7 })));
  it.each<[string, string[], PolicyFact[]]>([
    ['REQUEST.NO_ACTIVE_POLICY', [], []],
    ['REQUEST.POLICY_NOT_FOUND', ['p1'], []],
    ['REQUEST.POLICY_OF_OTHER_INSURED', ['p1'], [fact('p1', { insuredId: 'another' })]],
    ['REQUEST.POLICY_UNVERIFIED', ['p1', 'p2'], [fact('p1'), fact('p2', { verified: false })]],
    ['REQUEST.POLICY_NOT_IN_FORCE', ['p1'], [fact('p1', { inForce: false })]],
    ['REQUEST.POLICY_CROSS_COUNTRY', ['p1', 'p2'], [fact('p1'), fact('p2', { crossCountry: true })]],
  ])('is refused with %s for %j', (code, policyIds, policies) =>
    request(requested())
      .when(respond(...policyIds), { policies })
      .refused(code),
  );
  it('is refused across countries [C03]', () =>
    request(requested())
      .when(respond('p1'), { policies: [fact('p1')], crossCountry: true })
      .refused('REQUEST.CROSS_COUNTRY'));
  it('to an invitation names the insured that answered, and only one may', () => {
    request(invited)
      .when(respond('p1'), { policies: [fact('p1')] })
      .then(responded(['p1'], { p1: 4 }));
    request(invited)
      .when(respond('p1', 'p2'), { policies: [fact('p1'), fact('p2', { insuredId: 'another' })] })
      .refused('REQUEST.POLICY_OF_OTHER_INSURED');
  });
  it('records no event when repeated with the same policies, and is refused with others', () => {
    const answered = request(requested(), responded(['p1', 'p2'], {}));
    answered.when(respond('p2', 'p1'), none).nothing();
    answered.when(respond('p3'), { policies: [fact('p3')] }).refused('REQUEST.ALREADY_ANSWERED');
  });
  it('[D07] takes the place of the last answer where it is meant to, and records what it was', () => {
    const again = (...policyIds: string[]): RequestCommand => ({
      type: 'RespondToRequest',
      policyIds,
      remarks: 'Here you are',
      again: 1,
    });
    const answered = request(requested(), responded(['p1', 'p2'], {}));
    answered.when(again('p2', 'p1'), none).nothing();
    const changed: RequestEvent = {
      type: 'RequestResponded',
      data: {
        ...ofRequest,
        policyIds: ['p3'],
        remarks: 'Here you are',
        before: { policyIds: ['p1', 'p2'], remarks: 'Here you are' },
        facts: { p3: 4 },
      },
    };
    answered.when(again('p3'), { policies: [fact('p3')] }).then(changed);
    answered.when(again('p1'), { policies: [fact('p1', { verified: false })] }).refused('REQUEST.POLICY_UNVERIFIED');
    const twice = request(requested(), responded(['p1'], {}), changed);
    twice.when(again('p3'), none).nothing();
    twice.when(again('p4'), { policies: [fact('p4')] }).refused('REQUEST.ANSWER_CHANGED');
    request(requested(), canceled)
      .when(again('p3'), { policies: [fact('p3')] })
      .refused('REQUEST.CANCELED');
    request(requested(), declined)
      .when(again('p3'), { policies: [fact('p3')] })
      .refused('REQUEST.ALREADY_ANSWERED');
  });
  it('is too late after a refusal or a withdrawal', () => {
    request(requested(), declined)
      .when(respond('p1'), { policies: [fact('p1')] })
      .refused('REQUEST.ALREADY_ANSWERED');
    request(requested(), canceled)
      .when(respond('p1'), { policies: [fact('p1')] })
      .refused('REQUEST.CANCELED');
  });
});

describe('reminding [D01]', () => {
  it('records the day, and the agents who are reminded with the insured', () =>
    request(requested()).when(remind('2026-06-20'), none).then(reminded('2026-06-20')));
  it('happens once on a day, and again on a later one', () => {
    const once = request(requested(), reminded('2026-06-20'));
    once.when(remind('2026-06-20'), none).refused('REQUEST.REMINDED_TODAY');
    once.when(remind('2026-06-19'), none).refused('REQUEST.REMINDED_TODAY');
    once.when(remind('2026-06-21'), none).then(reminded('2026-06-21'));
  });
  it('leaves the request open', () =>
    request(requested(), reminded('2026-06-20')).when(decline(), none).then(declined));
  it('is refused after the end', () => {
    request(requested(), declined).when(remind('2026-06-20'), none).refused('REQUEST.ALREADY_ANSWERED');
    request(requested(), canceled).when(remind('2026-06-20'), none).refused('REQUEST.CANCELED');
  });
});

describe('declining and cancelling', () => {
  it('ends an open request, once', () => {
    request(requested()).when(decline(), none).then(declined);
    request(requested(), declined).when(decline(), none).nothing();
    request(requested()).when(cancel, none).then(canceled);
    request(requested(), canceled).when(cancel, none).nothing();
  });
  it('needs a reason to decline', () =>
    request(requested()).when(decline(' '), none).refused('REQUEST.REASON_REQUIRED'));
  it('does not end a request that ended in another way', () => {
    request(requested(), declined).when(decline('Other'), none).refused('REQUEST.ALREADY_ANSWERED');
    request(requested(), responded(['p1'], {}))
      .when(decline(), none)
      .refused('REQUEST.ALREADY_ANSWERED');
    request(requested(), responded(['p1'], {}))
      .when(cancel, none)
      .refused('REQUEST.ALREADY_ANSWERED');
    request(requested(), canceled).when(decline(), none).refused('REQUEST.CANCELED');
  });
  it.each([respond('p1'), decline(), cancel, remind('2026-06-20')])('needs a request: %j', (command) =>
    request().when(command, none).refused('REQUEST.NOT_FOUND'),
  );
});
