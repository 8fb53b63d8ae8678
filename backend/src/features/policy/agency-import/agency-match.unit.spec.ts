import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { meaningOf, termOf, termsInSheet, type RecordedPolicy } from './agency-match.rules.js';
import type { ExportRow } from './agency-sheet.rules.js';

const period = (year: number) => ({ effectiveOn: `${year}-07-01`, expiresOn: `${year + 1}-07-01` });
const row = (policyNumber: string, year: number, naic = '12345'): ExportRow => ({
  row: 2,
  client: 'Granite Peak',
  line: 'generalLiability',
  policyNumber,
  naic,
  period: period(year),
});
const recorded = (number: string, year: number, other: Partial<RecordedPolicy> = {}): RecordedPolicy => ({
  policyId: `${number} ${year}`,
  number: termOf(row(number, year)).number,
  naic: '12345',
  carrierId: 'c',
  period: period(year),
  replaced: false,
  stands: true,
  ...other,
});

/** `renews GL-1 2026`, `is GL-1 2026`, `new`, or the code of the refusal. */
function meaning(exportRow: ExportRow, policies: readonly RecordedPolicy[], ...others: readonly ExportRow[]): string {
  try {
    const found = meaningOf(termOf(exportRow), policies, termsInSheet([exportRow, ...others]));
    if (found.kind === 'new') return 'new';
    return found.kind === 'recorded' ? `is ${found.policy.policyId}` : `renews ${found.of.policyId}`;
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
}

describe('a row of an export [H12]', () => {
  it('means the policy with its number and insurer whose period it shares', () => {
    expect(meaning(row('gl-1', 2026), [recorded('GL-1', 2026)])).toBe('is GL-1 2026');
    expect(meaning(row('GL-1', 2026, '99999'), [recorded('GL-1', 2026)])).toBe('new');
    expect(meaning(row('GL-1', 2026), [recorded('GL-1', 2026), recorded('GL-1', 2026)])).toBe(
      'AGENCY_IMPORT.POLICY_NOT_CLEAR',
    );
  });

  it('is refused where the periods have only a few days in common: nothing says whether it is that term or the next', () => {
    const from = (effectiveOn: string, expiresOn: string): ExportRow => ({
      ...row('GL-1', 2026),
      period: { effectiveOn, expiresOn },
    });
    expect(meaning(from('2027-06-30', '2028-06-30'), [recorded('GL-1', 2026)])).toBe('AGENCY_IMPORT.PERIOD_NOT_CLEAR');
    expect(meaning(from('2025-07-02', '2026-07-02'), [recorded('GL-1', 2026)])).toBe('AGENCY_IMPORT.PERIOD_NOT_CLEAR');
    expect(meaning(from('2026-07-01', '2028-01-01'), [recorded('GL-1', 2026)])).toBe('is GL-1 2026');
    expect(meaning(from('2026-09-01', '2027-09-01'), [recorded('GL-1', 2026)])).toBe('is GL-1 2026');
  });

  it('renews the last term of that policy, also after a gap, and never states an earlier one', () => {
    expect(meaning(row('GL-1', 2027), [recorded('GL-1', 2025, { replaced: true }), recorded('GL-1', 2026)])).toBe(
      'renews GL-1 2026',
    );
    expect(meaning(row('GL-1', 2029), [recorded('GL-1', 2026)])).toBe('renews GL-1 2026');
    expect(meaning(row('GL-1', 2025), [recorded('GL-1', 2026)])).toBe('AGENCY_IMPORT.OTHER_TERM');
    expect(meaning(row('GL-1', 2026), [recorded('GL-1', 2025), recorded('GL-1', 2027)])).toBe(
      'AGENCY_IMPORT.OTHER_TERM',
    );
    expect(meaning(row('GL-1', 2027), [recorded('GL-1', 2026), recorded('GL-1', 2026)])).toBe(
      'AGENCY_IMPORT.POLICY_NOT_CLEAR',
    );
  });

  it('renews under another number the only policy of the insurer that ends on its first day', () => {
    expect(meaning(row('GL-2', 2027), [recorded('GL-1', 2026)])).toBe('renews GL-1 2026');
    for (const other of [{ replaced: true }, { stands: false }])
      expect(meaning(row('GL-2', 2027), [recorded('GL-1', 2026, other)])).toBe('new');
    expect(meaning(row('GL-2', 2028), [recorded('GL-1', 2026)])).toBe('new');
    expect(meaning(row('GL-2', 2027, '99999'), [recorded('GL-1', 2026)])).toBe('new');
  });

  it('is not taken for the renewal of a policy that the sheet continues under its own number', () => {
    expect(meaning(row('GL-2', 2027), [recorded('GL-1', 2026)], row('GL-1', 2027))).toBe('new');
    expect(meaning(row('GL-2', 2027), [recorded('GL-1', 2026)], row('GL-1', 2026))).toBe('renews GL-1 2026');
  });

  it('is refused under another number where several policies or rows can be meant', () => {
    expect(meaning(row('GL-2', 2027), [recorded('GL-1', 2026), recorded('GL-7', 2026)])).toBe(
      'AGENCY_IMPORT.RENEWAL_NOT_CLEAR',
    );
    expect(meaning(row('GL-2', 2027), [recorded('GL-1', 2026)], row('GL-3', 2027))).toBe(
      'AGENCY_IMPORT.RENEWAL_NOT_CLEAR',
    );
    expect(meaning(row('GL-2', 2027), [recorded('GL-1', 2026)], row('GL-3', 2027, '99999'))).toBe('renews GL-1 2026');
  });
});
