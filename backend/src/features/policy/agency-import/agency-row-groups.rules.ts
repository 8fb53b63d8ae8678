import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { recordedPolicy, termsInSheet, type RecordedPolicy, type TermsInSheet } from './agency-match.rules.js';
import type { ExportRow } from './agency-sheet.rules.js';

/** The rows of one client and line in the order of their periods: one may renew what another adds. */
export interface RowGroup {
  readonly rows: readonly ExportRow[];
  readonly sheet: TermsInSheet;
  /** The policies that these rows changed so far, as they are after it. */
  readonly states: Map<Uuid, AddedPolicy>;
}

export function rowGroups(rows: readonly ExportRow[]): readonly RowGroup[] {
  const groups = new Map<string, ExportRow[]>();
  for (const row of rows) {
    const key = `${row.line} ${foldedText(row.client)}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => ({
    rows: group.sort(byFirstDay),
    sheet: termsInSheet(group),
    states: new Map(),
  }));
}

const byFirstDay = (row: ExportRow, other: ExportRow): number =>
  row.period.effectiveOn === other.period.effectiveOn
    ? row.row - other.row
    : row.period.effectiveOn < other.period.effectiveOn
      ? -1
      : 1;

/** Recorded policies, some of which are in these states by now. */
export function withStates(
  policies: readonly RecordedPolicy[],
  states: Iterable<AddedPolicy>,
): readonly RecordedPolicy[] {
  const now = [...states];
  if (now.length === 0) return policies;
  const ids = new Set(now.map(({ policyId }) => policyId));
  const renewed = new Set(now.map(({ replaces }) => replaces));
  const all = [
    ...policies.filter(({ policyId }) => !ids.has(policyId)),
    ...now.filter(({ archived }) => !archived).map(recordedPolicy),
  ];
  return all.map((policy) => (renewed.has(policy.policyId) ? { ...policy, replaced: true } : policy));
}
