import type { CureStep, TermChange } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { dollars } from '@covertrail/domain/kernel/money';
import { cureStepText } from './cure-steps.words.js';
import { cureStepTexts, KNOWN_POLICIES } from './shown-steps.words.js';

const NAMES = { company: () => 'Meridian Builders', project: () => 'Union Yard' };
const OF = { policyId: 'p', policyNumber: 'GL-1', line: 'generalLiability' } as const;
const UMBRELLA = { policyId: 'u', policyNumber: 'AB123', line: 'umbrella' } as const;
const ongoing: TermChange = { term: 'endorsement', code: 'additionalInsuredOngoing', form: 'CG 20 10 12 19' };
const bought = {
  line: 'generalLiability',
  limits: { eachOccurrence: dollars(2_000_000) },
  changes: [ongoing],
  rating: { strength: 'A-', size: 'VII' },
  schedule: [],
  replaces: null,
} as const;

describe('a step in words', () => {
  it.each<[string, CureStep]>([
    [
      'Share general liability policy GL-1 with Meridian Builders for Union Yard.',
      { kind: 'sharePolicy', trackingId: 't', requesterId: 'r', projectId: 'j', ...OF },
    ],
    ['Verify general liability policy GL-1.', { kind: 'verifyPolicy', rejected: false, ...OF }],
    ['Send what umbrella AB123 states from the agency system.', { kind: 'sendFromSystem', ...UMBRELLA }],
    ['Verify general liability policy GL-1 again.', { kind: 'verifyPolicy', rejected: false, again: true, ...OF }],
    ['Correct umbrella AB123 and verify it.', { kind: 'verifyPolicy', rejected: true, ...UMBRELLA }],
    [
      'Endorse general liability policy GL-1 with CG 20 10 12 19 (additional insured for ongoing operations).',
      { kind: 'addEndorsement', change: ongoing, ...OF },
    ],
    [
      'Raise the each occurrence limit of general liability policy GL-1 from $1,000,000 to $2,000,000.',
      { kind: 'raiseLimit', limit: 'eachOccurrence', from: dollars(1_000_000), to: dollars(2_000_000), ...OF },
    ],
    [
      'Raise the each occurrence limit of general liability policy GL-1 from $1,000,000 to $3,000,000, and the general aggregate to at least $3,000,000.',
      {
        kind: 'raiseLimit',
        limit: 'eachOccurrence',
        from: dollars(1_000_000),
        to: dollars(3_000_000),
        together: { generalAggregate: dollars(3_000_000) },
        ...OF,
      },
    ],
    [
      'Enter the each occurrence limit of general liability policy GL-1: needed is at least $3,000,000, and at least $3,000,000 for the general aggregate.',
      {
        kind: 'stateTerm',
        change: {
          term: 'limit',
          limit: 'eachOccurrence',
          to: dollars(3_000_000),
          together: { generalAggregate: dollars(3_000_000) },
        },
        ...OF,
      },
    ],
    [
      'Replace GL-1 with a general liability policy with each occurrence $2,000,000 and cover on occurrence.',
      {
        kind: 'buyPolicy',
        ...bought,
        changes: [{ term: 'trigger', trigger: 'occurrence' }],
        rating: null,
        replaces: { policyId: 'p', policyNumber: 'GL-1' },
      },
    ],
    ['Renew general liability policy GL-1.', { kind: 'renewPolicy', because: 'ended', ...OF }],
    ['Reinstate general liability policy GL-1, or replace it.', { kind: 'renewPolicy', because: 'canceled', ...OF }],
    [
      'Put auto liability on the schedule of umbrella AB123.',
      { kind: 'changeTerm', change: { term: 'schedule', line: 'automobile' }, ...UMBRELLA },
    ],
    [
      'Replace GL-1 with a general liability policy with each occurrence $2,000,000, CG 20 10 12 19 (additional insured for ongoing operations) and an insurer rated A- VII or better.',
      { kind: 'buyPolicy', ...bought, replaces: { policyId: 'p', policyNumber: 'GL-1' } },
    ],
  ])('%s', (text, step) => expect(cureStepText(step, NAMES)).toBe(text));

  it('asks a supplier to buy what a requester asks to be shared', () => {
    const step: CureStep = { kind: 'buyPolicy', ...bought, changes: [], rating: null };
    expect(cureStepText(step, NAMES)).toBe('Buy a general liability policy with each occurrence $2,000,000.');
    expect(cureStepText({ ...step, fromSystem: true }, NAMES)).toBe(
      'Buy a general liability policy with each occurrence $2,000,000 and what it states sent from the agency system.',
    );
    expect(cureStepText({ ...step, line: 'automobile', limits: {} }, NAMES)).toBe('Buy an auto liability policy.');
    expect(cureStepText({ ...step, region: 'canada' }, NAMES)).toBe(
      'Buy a general liability policy in Canada with each occurrence CA$2,000,000.',
    );
    expect(cureStepText(step, NAMES, 'requester')).toBe(
      'Share a general liability policy with each occurrence $2,000,000, verified and in force.',
    );
  });

  it.each<[string, string, TermChange]>([
    [
      'Enter the each occurrence limit of general liability policy GL-1: needed is at least $1,000,000.',
      'Change the each occurrence limit of general liability policy GL-1 to at least $1,000,000.',
      { term: 'limit', limit: 'eachOccurrence', to: dollars(1_000_000) },
    ],
    [
      'Enter the auto symbols of general liability policy GL-1: needed is 2, 8 and 9.',
      'Change the auto symbols of general liability policy GL-1 to 2, 8 and 9.',
      { term: 'symbols', symbols: [2, 8, 9] },
    ],
    [
      'Enter the basis of the general aggregate of general liability policy GL-1: needed is per project, shown by CG 25 03 05 09.',
      'Change the basis of the general aggregate of general liability policy GL-1 to per project, shown by CG 25 03 05 09.',
      { term: 'aggregate', basis: 'perProject', form: 'CG 25 03 05 09' },
    ],
    [
      'Enter the retroactive date of general liability policy GL-1: needed is 01/01/2020 or earlier.',
      'Change the retroactive date of general liability policy GL-1 to 01/01/2020 or earlier.',
      { term: 'retroactiveOn', on: '2020-01-01' },
    ],
    [
      'Enter the deductible for each occurrence of general liability policy GL-1: needed is at most $10,000.',
      'Change the deductible for each occurrence of general liability policy GL-1 to at most $10,000.',
      { term: 'deductible', limit: 'eachOccurrence', atMost: dollars(10_000), unit: 'amount' },
    ],
    [
      'Enter “Attachment point” of general liability policy GL-1: needed is at most $1,000,000.',
      'Change “Attachment point” of general liability policy GL-1 to at most $1,000,000.',
      { term: 'values', values: { attachmentPoint: dollars(1_000_000) } },
    ],
    [
      'Enter “Attachment point” of general liability policy GL-1: needed is $1,000,000.',
      'Change “Attachment point” of general liability policy GL-1 to $1,000,000.',
      { term: 'values', values: { attachmentPoint: dollars(1_000_000) }, exactly: true },
    ],
    [
      'Remove form CG 21 04 from general liability policy GL-1.',
      'Remove form CG 21 04 from general liability policy GL-1.',
      { term: 'withoutExclusions', forms: ['CG 21 04'] },
    ],
    [
      'Add “Job 7” to the remarks of general liability policy GL-1.',
      'Add “Job 7” to the remarks of general liability policy GL-1.',
      { term: 'remark', remark: 'Job 7' },
    ],
  ])('%s', (stated, changed, change) => {
    expect(cureStepText({ kind: 'stateTerm', change, ...OF }, NAMES)).toBe(stated);
    expect(cureStepText({ kind: 'changeTerm', change, ...OF }, NAMES)).toBe(changed);
  });

  it('stands once in a list', () => {
    const step: CureStep = { kind: 'verifyPolicy', rejected: false, ...OF };
    expect(cureStepTexts([step, step], { ...NAMES, ...KNOWN_POLICIES })).toEqual([
      'Verify general liability policy GL-1.',
    ]);
  });
});
