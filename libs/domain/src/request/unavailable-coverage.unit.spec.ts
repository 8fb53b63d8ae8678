import { given } from '../kernel/testing/given.js';
import type {
  Answer,
  CoverageRequested,
  RequestCommand,
  RequestFacts,
  UnavailableCoverage,
} from './request.contract.js';
import { requestDecider } from './request.decider.js';

const ofRequest = {
  requestId: '70000000-0000-4000-8000-000000000001',
  requesterId: '10000000-0000-4000-8000-000000000001',
  insuredId: '20000000-0000-4000-8000-000000000001',
  projectId: '60000000-0000-4000-8000-000000000001',
};
const requested: CoverageRequested = {
  type: 'CoverageRequested',
  data: {
    ...ofRequest,
    number: '100245',
    insuredName: 'Volt Brothers',
    agencyId: null,
    templateId: '50000000-0000-4000-8000-000000000001',
    message: '',
    dueOn: '2026-07-01',
  },
};
const cyber: UnavailableCoverage = { line: 'cyberLiability', reason: 'We keep no data of yours.' };
const answer: Answer = { policyIds: ['p1'], remarks: '' };
const respond = (unavailable: readonly UnavailableCoverage[], again?: number): RequestCommand => ({
  type: 'RespondToRequest',
  ...answer,
  unavailable,
  ...(again ? { again } : {}),
});
const facts: RequestFacts = {
  policies: [
    {
      policyId: 'p1',
      insuredId: ofRequest.insuredId,
      line: 'generalLiability',
      verified: true,
      inForce: true,
      revision: 4,
    },
  ],
  askedLines: ['generalLiability', 'cyberLiability'],
};
const responded = (more: Partial<Answer> & { readonly before?: Answer }) =>
  ({ type: 'RequestResponded', data: { ...ofRequest, ...answer, ...more, facts: { p1: 4 } } }) as const;

describe('coverage that is unavailable [D11]', () => {
  it('is said of a requested line with the answer, with its reason', () =>
    given(requestDecider, requested)
      .when(respond([cyber]), facts)
      .then(responded({ unavailable: [cyber] })));

  it.each<[string, readonly UnavailableCoverage[]]>([
    ['REQUEST.LINE_NOT_ASKED', [{ line: 'pollutionLiability', reason: 'None' }]],
    ['REQUEST.LINE_TWICE', [cyber, { ...cyber, reason: 'Another' }]],
    ['REQUEST.REASON_REQUIRED', [{ ...cyber, reason: '  ' }]],
  ])('is refused with %s', (code, unavailable) =>
    given(requestDecider, requested).when(respond(unavailable), facts).refused(code),
  );

  it('changes by answering again, and records what was said before', () => {
    const first = responded({ unavailable: [cyber] });
    given(requestDecider, requested, first)
      .when(respond([cyber], 1), facts)
      .nothing();
    given(requestDecider, requested, first)
      .when(respond([], 1), facts)
      .then(responded({ before: { ...answer, unavailable: [cyber] } }));
  });
});
