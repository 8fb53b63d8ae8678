import { LIMITS_OF, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { limitOfLine, LINE_NAMES } from '@covertrail/wording/insurance/labels';

/** A policy as the system of the agency exports it. */
export interface DemoExported {
  readonly client: string;
  readonly line: CoverageLine;
  readonly terms: Pick<StatedTerms, 'policyNumber' | 'period' | 'carrier' | 'limits'>;
}

const HEADING = ['Client', 'Policy type', 'Policy number', 'NAIC', 'Effective date', 'Expiration date'];

/** The sheet that the system writes of a policy: a .csv with the columns of the sample, of limits only those of its line. */
export function demoExport({ client, line, terms: { policyNumber, period, carrier, limits } }: DemoExported): Buffer {
  const codes = LIMITS_OF[line];
  const heading = [...HEADING, ...codes.map((code) => limitOfLine(line, code))];
  const row = [
    client,
    LINE_NAMES[line],
    policyNumber,
    carrier.naic,
    period.effectiveOn,
    period.expiresOn,
    ...codes.map((code) => (limits[code] === undefined ? '' : `${limits[code] / 100}`)),
  ];
  return Buffer.from([heading, row].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
}
