/** @run rest: draws a certificate for each aspect of a policy. */
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { statedIn, type PolicyAspect } from '@covertrail/domain/insurance/terms/policy-aspects';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { PRINTED_ASPECTS, printedTerms } from '@covertrail/domain/insurance/terms/printed-terms';
import { equal } from '@covertrail/domain/kernel/equal';
import { dollars } from '@covertrail/domain/kernel/money';
import { drawCertificate } from '../src/draw-certificate.js';
import { carrier, content, endorsed, limitsOf, policy, propertyContent } from './made-content.js';

const BEFORE: Partial<PolicyTerms> = {
  trigger: 'claimsMade',
  retroactiveOn: '2020-03-01',
  endorsements: endorsed('waiverOfSubrogation'),
  limits: limitsOf({ eachOccurrence: 1_000_000, generalAggregate: 2_000_000 }),
};

/** A policy that differs in one aspect, or in something within it. */
interface Difference {
  readonly line?: CoverageLine;
  readonly terms: Partial<PolicyTerms>;
}

const DIFFERENCES: Readonly<Record<PolicyAspect, readonly Difference[]>> = {
  number: [{ terms: { policyNumber: 'POL-2' } }],
  period: [{ terms: { period: { effectiveOn: '2026-01-01', expiresOn: '2026-12-01' } } }],
  region: [{ terms: { region: 'canada' } }],
  carrier: [{ terms: { carrier: carrier(2, 'Harbor Casualty Company', '23456') } }],
  limits: [{ terms: { limits: limitsOf({ eachOccurrence: 500_000, generalAggregate: 2_000_000 }) } }],
  trigger: [{ terms: { trigger: 'occurrence' } }],
  retroactiveOn: [{ terms: { retroactiveOn: '2021-03-01' } }],
  endorsements: [
    { terms: { endorsements: [] } },
    { terms: { endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }] } },
  ],
  schedule: [{ line: 'umbrella', terms: { schedule: ['generalLiability'] } }],
  operations: [{ terms: { descriptionOfOperations: 'Roofing.' } }],
  limitDetails: [
    { terms: { limitDetails: { generalAggregate: { displayed: dollars(1_500_000) } } } },
    { terms: { limitDetails: { eachOccurrence: { deductible: { kind: 'perOccurrence', value: dollars(5_000) } } } } },
    { terms: { limitDetails: { eachOccurrence: { second: dollars(7_000) } } } },
  ],
  endorsementDetails: [{ terms: { endorsementDetails: { waiverOfSubrogation: { noticeDays: 30 } } } }],
  blankets: [
    { line: 'commercialProperty', terms: { blankets: [{ number: '1', type: 'blanketOfAll', total: dollars(9_000) }] } },
  ],
  exclusion: [{ line: 'workersCompensation', terms: { exclusion: { excluded: true, comment: '' } } }],
  exception: [{ line: 'workersCompensation', terms: { exception: 'acceptStopGap' } }],
  remarks: [{ terms: { remarks: ['Lot 4.'] } }],
  holders: [{ terms: { certificateHolders: [plainHolder({ name: 'Quay Partners', address: null })] } }],
  instructions: [{ terms: { instructions: 'Call first.' } }],
  coverages: [{ terms: { coverages: [{ type: 'contractualLiability', subCoverages: [], description: '' }] } }],
  aggregate: [{ terms: { aggregate: { basis: 'perProject', description: '' } } }],
  autoSymbols: [{ line: 'automobile', terms: { autoSymbols: [1] } }],
  statedValues: [
    { line: 'umbrella', terms: { statedValues: { retentionAmount: dollars(10_000) } } },
    { line: 'workersCompensation', terms: { statedValues: { perStatute: true } } },
    { line: 'workersCompensation', terms: { statedValues: { statesListed: ['CO'] } } },
  ],
  acordForm: [{ terms: { acordForm: { form: 25, interest: null } } }],
  notes: [{ terms: { notes: 'Renew early.' } }],
};

const drawn = async (line: CoverageLine, terms: Partial<PolicyTerms>): Promise<Buffer> => {
  const page = line === 'commercialProperty' ? propertyContent('24') : content();
  const policies = [policy(1, line, { ...BEFORE, ...terms })];
  return Buffer.from((await drawCertificate({ ...page, policies, description: '' }, { signature: null })).bytes);
};

const isPrintedAlike = (line: CoverageLine, terms: Partial<PolicyTerms>): boolean => {
  const [before, after] = [{}, terms].map((other) => printedTerms(policy(1, line, { ...BEFORE, ...other }).terms));
  const sameNumber = before!.policyNumber === after!.policyNumber;
  return sameNumber && PRINTED_ASPECTS.every((aspect) => equal(statedIn(before!, aspect), statedIn(after!, aspect)));
};

describe('what is compared of a certified policy [E05]', () => {
  it.each(Object.entries(DIFFERENCES))('is what a certificate prints: %s', async (_aspect, differences) => {
    for (const { line = 'generalLiability', terms } of differences) {
      const same = Buffer.compare(await drawn(line, {}), await drawn(line, terms)) === 0;
      expect({ terms, same }).toEqual({ terms, same: isPrintedAlike(line, terms) });
    }
  });
});
