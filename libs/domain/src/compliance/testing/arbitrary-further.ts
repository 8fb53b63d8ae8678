import fc from 'fast-check';
import type { CoverageLine, DocumentOnFile } from '../../insurance/coverage.js';
import type { FurtherRequirements } from '../further-requirements.js';
import { unfitField } from '../further/compile-further.js';
import type { FurtherFact } from './facts.js';

type WithoutPlace<One> = One extends unknown ? Omit<One, 'id' | 'policy'> : never;
const stated = (...facts: WithoutPlace<FurtherFact>[]) => fc.constantFrom(...facts);

const W9: DocumentOnFile = {
  documentId: 'w9',
  kind: 'additional',
  endorsement: null,
  name: 'W-9 2026.pdf',
  uploadedOn: '2026-01-20',
};

/** A few values of each further aspect: stated, stated otherwise, and not stated again. */
export const furtherValues: fc.Arbitrary<WithoutPlace<FurtherFact>> = fc.oneof(
  stated(
    { type: 'coverages', value: [] },
    { type: 'coverages', value: [{ type: 'stopGap', subCoverages: [], description: '' }] },
    {
      type: 'coverages',
      value: [{ type: 'hiredNonOwnedAuto', subCoverages: ['hiredAutos', 'nonOwnedAutos'], description: '' }],
    },
    { type: 'coverages', value: [{ type: 'hiredNonOwnedAuto', subCoverages: ['hiredAutos'], description: '' }] },
    {
      type: 'coverages',
      value: [{ type: 'explosionCollapseUnderground', subCoverages: ['collapse'], description: '' }],
    },
  ),
  stated(
    { type: 'autoSymbols', value: [1] },
    { type: 'autoSymbols', value: [8, 9] },
    { type: 'autoSymbols', value: [7] },
    { type: 'autoSymbols', value: [] },
  ),
  stated(
    { type: 'aggregate', value: null },
    { type: 'aggregate', value: { basis: 'perProject', description: '' } },
    { type: 'aggregate', value: { basis: 'perPolicy', description: '' } },
  ),
  stated(
    { type: 'limitDetails', value: {} },
    { type: 'limitDetails', value: { eachOccurrence: { deductible: { kind: 'perOccurrence', value: 1_000 } } } },
    { type: 'limitDetails', value: { eachOccurrence: { deductible: { kind: 'percentOfLimit', value: 100 } } } },
  ),
  stated(
    { type: 'endorsementDetails', value: {} },
    { type: 'endorsementDetails', value: { additionalInsuredOngoing: { policyNumber: 'X-1' } } },
    { type: 'endorsementDetails', value: { noticeOfCancellation: { noticeDays: 30, blanketNotice: true } } },
    { type: 'endorsementDetails', value: { noticeOfCancellation: { noticeDays: 10 } } },
  ),
  stated(
    { type: 'statedValues', value: {} },
    { type: 'statedValues', value: { perStatute: true } },
    { type: 'statedValues', value: { statesListed: ['NY'] } },
    { type: 'statedValues', value: { attachmentPoint: 100_000_000 } },
    { type: 'statedValues', value: { attachmentPoint: 200_000_000 } },
    { type: 'statedValues', value: { aggregateSharing: 'sharedAggregates', extendedReporting: 12 } },
    { type: 'statedValues', value: { aggregateSharing: 'ownAggregates', extendedReporting: 'unlimited' } },
  ),
  stated(
    { type: 'exclusion', value: null },
    { type: 'exclusion', value: { excluded: true, comment: '' } },
    { type: 'exclusion', value: { excluded: false, comment: '' } },
  ),
  stated(
    { type: 'exception', value: null },
    { type: 'exception', value: 'acceptStopGap' },
    { type: 'exception', value: 'coverageTypeNotRequired' },
  ),
  stated(
    { type: 'operations', value: '' },
    { type: 'operations', value: 'Job 7' },
    { type: 'operations', value: 'Other work' },
  ),
  stated({ type: 'region', value: 'canada' }, { type: 'region', value: 'unitedStates' }),
  stated(
    { type: 'holders', value: [] },
    { type: 'holders', value: [{ name: 'Harbor Point', address: null }] },
    { type: 'holders', value: [{ name: 'City of Reno', address: null }] },
  ),
  stated({ type: 'remarks', value: [] }, { type: 'remarks', value: ['job 7'] }),
  stated(
    { type: 'documents', value: [] },
    { type: 'documents', value: [W9] },
    { type: 'documents', value: [W9, { ...W9, documentId: 'scan', name: 'scan.pdf', uploadedOn: '2026-03-01' }] },
    { type: 'documents', value: [{ ...W9, documentId: 'policy', kind: 'policy' }] },
  ),
);

const maybe = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });

/** What a line may be required further; what does not fit the line is left out one by one. */
export const arbitraryFurther = (line: CoverageLine): fc.Arbitrary<FurtherRequirements> =>
  fc
    .record<FurtherRequirements>({
      coverages: maybe<FurtherRequirements['coverages']>(
        { mode: 'all', types: [{ type: 'stopGap', subCoverages: [] }] },
        {
          mode: 'anyOne',
          types: [
            { type: 'stopGap', subCoverages: [] },
            { type: 'explosionCollapseUnderground', subCoverages: ['collapse'] },
          ],
        },
      ),
      symbols: maybe<FurtherRequirements['symbols']>(
        { mode: 'all', symbols: [2, 8] },
        { mode: 'anyOne', symbols: [1, 7] },
        { mode: 'all', symbols: [8, 9] },
      ),
      aggregate: maybe<FurtherRequirements['aggregate']>(
        { basis: 'perProject', grade: 'seen' },
        { basis: 'perPolicy', grade: 'claimed' },
      ),
      limitTerms: maybe<FurtherRequirements['limitTerms']>([
        {
          limit: 'eachOccurrence',
          deductible: { atMost: 1_000_000, unit: 'amount', retentionAccepted: false, approval: false },
        },
      ]),
      endorsementConditions: maybe<FurtherRequirements['endorsementConditions']>([
        {
          code: 'additionalInsuredOngoing',
          conditions: { policyNumberRequiredOnEndorsement: true, effectiveDatesRequired: true },
        },
      ]),
      values: maybe<FurtherRequirements['values']>(
        { perStatute: true },
        { aggregateSharing: 'ownAggregates' },
        { extendedReporting: 36 },
      ),
      exclusions: maybe<FurtherRequirements['exclusions']>('decline', 'review'),
      proprietors: maybe<FurtherRequirements['proprietors']>('decline', 'review'),
      stateFund: maybe<FurtherRequirements['stateFund']>('acceptStopGap', 'coverageTypeNotRequired'),
      remarks: maybe<FurtherRequirements['remarks']>(['Job 7']),
      tailUntil: maybe<FurtherRequirements['tailUntil']>('2026-04-01'),
      cancellationNotice: maybe<FurtherRequirements['cancellationNotice']>(
        { days: 30 },
        { days: 30, nonPaymentDays: 10 },
      ),
      wholeProject: maybe<FurtherRequirements['wholeProject']>(true),
      certificateHolder: maybe<FurtherRequirements['certificateHolder']>({ name: 'Harbor Point LLC', address: null }),
      underlying: maybe<FurtherRequirements['underlying']>(
        ['generalLiability'],
        ['generalLiability', 'automobile'],
        [],
      ),
      documents: maybe<FurtherRequirements['documents']>(
        [{ kind: 'additional', named: 'W-9', withinDays: 30 }, { kind: 'policy' }],
        [{ kind: 'additional', withinDays: 60 }],
      ),
    })
    .map((required) => fitting(line, required));

function fitting(line: CoverageLine, required: FurtherRequirements): FurtherRequirements {
  const unfit = unfitField(line, required);
  return unfit === undefined ? required : fitting(line, { ...required, [unfit]: undefined });
}
