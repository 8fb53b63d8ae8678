import type { FormOfLine } from '../insurance/lines/form-choice.js';
import { given } from '../kernel/testing/given.js';
import type { Answer, CoverageRequested, RequestCommand, RequestFacts } from './request.contract.js';
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
const answer: Answer = { policyIds: ['p1'], remarks: '' };
const mortgagee: FormOfLine = { line: 'commercialProperty', form: 28, interest: 'interestMortgagee' };
const respond = (forms: readonly FormOfLine[], again?: number): RequestCommand => ({
  type: 'RespondToRequest',
  ...answer,
  forms,
  ...(again ? { again } : {}),
});
const facts: RequestFacts = {
  policies: [
    {
      policyId: 'p1',
      insuredId: ofRequest.insuredId,
      line: 'commercialProperty',
      verified: true,
      inForce: true,
      revision: 4,
    },
  ],
};
const responded = (more: Partial<Answer> & { readonly before?: Answer }) =>
  ({ type: 'RequestResponded', data: { ...ofRequest, ...answer, ...more, facts: { p1: 4 } } }) as const;

describe('certificate forms of an answer [C12]', () => {
  it('are chosen by line, with the special endorsement that they name', () =>
    given(requestDecider, requested)
      .when(respond([mortgagee]), facts)
      .then(responded({ forms: [mortgagee] })));

  it.each<[string, readonly FormOfLine[]]>([
    ['REQUEST.FORM_NOT_OF_LINE', [{ ...mortgagee, form: 25 }]],
    ['REQUEST.FORM_NOT_OF_LINE', [{ ...mortgagee, interest: 'interestAdditionalInsured' }]],
    ['REQUEST.FORM_TWICE', [mortgagee, { ...mortgagee, form: 27 }]],
    ['REQUEST.FORM_WITHOUT_POLICY', [{ line: 'generalLiability', form: 25, interest: null }]],
  ])('are refused with %s: %j', (code, forms) =>
    given(requestDecider, requested).when(respond(forms), facts).refused(code),
  );

  it('change by answering again, and the event holds those of before', () => {
    const first = responded({ forms: [mortgagee] });
    given(requestDecider, requested, first)
      .when(respond([mortgagee], 1), facts)
      .nothing();
    given(requestDecider, requested, first)
      .when(respond([], 1), facts)
      .then(responded({ before: { ...answer, forms: [mortgagee] } }));
  });
});
