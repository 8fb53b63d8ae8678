import type { CoverageLine, Endorsement } from '../insurance/coverage.js';
import type { EndorsementDetail, EndorsementDetails } from '../insurance/endorsements/endorsement-detail.js';
import { endorsementDetails } from '../fields/endorsement-fields.js';
import { dollars } from '../kernel/money.js';
import { given } from '../kernel/testing/given.js';
import { givenTerms } from './policy-given-terms.js';
import { policyDecider } from './policy.decider.js';
import { added, GL_TERMS, POLICY } from './testing/sample-policies.js';

const ENDORSEMENTS: readonly Endorsement[] = [
  { code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' },
  { code: 'waiverOfSubrogation', grade: 'claimed' },
  { code: 'primaryNoncontributory', grade: 'claimed' },
];
const TERMS = { ...GL_TERMS, endorsements: ENDORSEMENTS };
const facts = { carrier: GL_TERMS.carrier };

function adding(details: EndorsementDetails, line: CoverageLine = 'generalLiability') {
  const auto = { limits: { combinedSingleLimit: dollars(1_000_000) }, trigger: null };
  const event = added({ ...TERMS, ...(line === 'automobile' ? auto : {}), endorsementDetails: details }, { line });
  const { data } = event;
  return { event, ...given(policyDecider).when({ type: 'AddPolicy', ...data, terms: givenTerms(data.terms) }, facts) };
}
const insured = (detail: EndorsementDetail, line?: CoverageLine) => adding({ additionalInsuredOngoing: detail }, line);

describe('what a policy states of an endorsement [C08]', () => {
  it.each<[string, EndorsementDetails]>([
    ['a count', { waiverOfSubrogation: { count: 5 } }],
    [
      'a count without an end, text and one time',
      { waiverOfSubrogation: { count: 'unlimited', text: 'As required by written contract.', oneTime: true } },
    ],
    [
      'scopes and what the form of an additional insured says',
      {
        additionalInsuredOngoing: {
          scopes: ['additionalInsured', 'ongoingOperations'],
          policyNumber: 'GL-88120',
          effectiveFrom: '2026-01-01',
          effectiveTo: '2027-01-01',
          namedEntities: ['Meridian Builders'],
          coveredLocations: ['Union Yard'],
          blanketOngoingOperations: false,
          scheduledOngoingOperations: true,
        },
      },
    ],
    [
      'number, dates and exclusions of a non-contributory form',
      {
        primaryNoncontributory: {
          policyNumber: 'GL-88120',
          effectiveFrom: '2026-01-01',
          effectiveTo: '2027-01-01',
          exclusions: 'None',
        },
      },
    ],
  ])('may be %s', (_what, details) => {
    const { event, then } = adding(details);
    then(event);
  });

  it.each<[string, EndorsementDetails]>([
    ['POLICY.ENDORSEMENT_DETAIL_INVALID', { waiverOfSubrogation: { count: 0 } }],
    ['POLICY.ENDORSEMENT_DETAIL_INVALID', { waiverOfSubrogation: { count: 1000 } }],
    ['POLICY.ENDORSEMENT_DETAIL_INVALID', { waiverOfSubrogation: {} }],
    ['POLICY.ENDORSEMENT_DETAIL_INVALID', { waiverOfSubrogation: { text: 'x'.repeat(1001) } }],
    ['POLICY.ENDORSEMENT_DETAIL_INVALID', { additionalInsuredOngoing: { namedEntities: [] } }],
    ['POLICY.ENDORSEMENT_NOT_APPLIED', { additionalInsuredCompleted: { count: 1 } }],
    ['POLICY.ENDORSEMENT_ITEM_NOT_OF_TYPE', { primaryNoncontributory: { namedEntities: ['Meridian'] } }],
    ['POLICY.ENDORSEMENT_ITEM_NOT_OF_TYPE', { waiverOfSubrogation: { blanketOngoingOperations: true } }],
    [
      'POLICY.ENDORSEMENT_ITEM_DISABLED',
      { waiverOfSubrogation: { scheduledWaiverOfSubrogation: false, namedEntities: ['Meridian'] } },
    ],
    ['POLICY.ENDORSEMENT_SCOPE_NOT_OF_LINE', { waiverOfSubrogation: { scopes: ['additionalInsured'] } }],
    [
      'POLICY.ENDORSEMENT_DATES_INVALID',
      { waiverOfSubrogation: { effectiveFrom: '2026-01-01', effectiveTo: '2026-01-01' } },
    ],
  ])('is refused with %s', (code, details) => adding(details).refused(code));

  it('has no operations on automobile liability', () => {
    insured({ blanketOngoingOperations: true }, 'automobile').refused('POLICY.ENDORSEMENT_ITEM_NOT_OF_TYPE');
    insured({ scopes: ['ongoingOperations'] }, 'automobile').refused('POLICY.ENDORSEMENT_SCOPE_NOT_OF_LINE');
    const { event, then } = insured({ scopes: ['additionalInsured'], blanketAdditionalInsured: true }, 'automobile');
    then(event);
  });

  it('is changed by an event of its own, which leaves the endorsements as they are', () => {
    const after: EndorsementDetails = { waiverOfSubrogation: { count: 3 } };
    given(policyDecider, added(TERMS))
      .when(
        {
          type: 'EditPolicy',
          terms: givenTerms({ ...TERMS, endorsementDetails: after }),
          effectiveFrom: '2026-05-01',
          enteredWrongly: false,
        },
        facts,
      )
      .then({
        type: 'EndorsementDetailsChanged',
        data: { policyId: POLICY, effectiveFrom: '2026-05-01', before: {}, after },
      });
  });

  it.each<[unknown]>([
    [null],
    [[]],
    ['text'],
    [{ waiverOfSubrogation: null }],
    [{ waiverOfSubrogation: { unknown: 1 } }],
    [{ waiverOfSubrogation: { oneTime: false } }],
    [{ waiverOfSubrogation: { effectiveFrom: '2026-02-30' } }],
    [{ waiverOfSubrogation: { blanketWaiverOfSubrogation: 'yes' } }],
    [{ additionalInsuredOngoing: { scopes: ['additionalInsured', 'additionalInsured'] } }],
    [{ additionalInsuredOngoing: { namedEntities: ['x'.repeat(101)] } }],
  ])('is no input as %j', (input) => expect(endorsementDetails.check(input)).not.toBeNull());
});
