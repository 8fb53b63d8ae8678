import { EXPORT_HEADING, EXPORTED_LIMITS, type ExportedLine } from '@covertrail/backend/features/policy/agency-import/agency-columns.rules';
import { sheetFile } from '@covertrail/backend/spreadsheets/sheet-file';
import type { StatedTerms } from '@covertrail/domain/policy/policy.contract';
import { LINE_NAMES } from '@covertrail/wording/compliance/labels';

/** A policy as the system of the agency exports it. */
export interface DemoExported {
  readonly client: string;
  readonly line: ExportedLine;
  readonly terms: Pick<StatedTerms, 'policyNumber' | 'period' | 'carrier' | 'limits'>;
}

/** The sheet that the system writes: a .csv with the columns of the sample. */
export const demoExport = (policies: readonly DemoExported[]): Buffer => sheetFile([EXPORT_HEADING, ...policies.map(rowOf)], 'csv');

const rowOf = ({ client, line, terms: { policyNumber, period, carrier, limits } }: DemoExported): readonly (string | number | null)[] => [
  client, LINE_NAMES[line], policyNumber, carrier.naic, period.effectiveOn, period.expiresOn,
  ...EXPORTED_LIMITS.map((limit) => (limits[limit] === undefined ? null : limits[limit] / 100)),
];
