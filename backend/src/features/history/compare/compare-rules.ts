import { findingPairs } from '@covertrail/domain/compliance/finding-pairs';
import type { ComparedRule, FindingText, HistoryEntry } from '@covertrail/contracts/history/history.replies';

/** Findings of two days side by side, those that changed first. `entries` took effect or became known between the two. */
export function comparedRules(
  a: readonly FindingText[],
  b: readonly FindingText[],
  entries: readonly HistoryEntry[],
): readonly ComparedRule[] {
  const rules = findingPairs(a, b).flatMap(({ rule, before, after }) => {
    const finding = after ?? before;
    if (!finding) return [];
    const changed = saysOtherwise(before, after);
    return [
      {
        rule,
        line: finding.line,
        title: finding.title,
        a: before,
        b: after,
        changed,
        causes: changed ? causesOf(before, after, entries) : [],
      },
    ];
  });
  return rules.sort((row, other) => Number(other.changed) - Number(row.changed));
}

function saysOtherwise(a: FindingText | null, b: FindingText | null): boolean {
  if (!a || !b) return true;
  return a.outcome !== b.outcome || a.sentence !== b.sentence || a.requiredText !== b.requiredText;
}

/** The entries that either finding depends on. */
function causesOf(
  a: FindingText | null,
  b: FindingText | null,
  entries: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const cited = new Set([a, b].flatMap((finding) => finding?.events ?? []));
  return entries.filter(({ id }) => cited.has(id));
}
