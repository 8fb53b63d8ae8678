/** What two assessments say of one requirement; null where it is not part of one of them. */
export interface FindingPair<Of> {
  readonly rule: string;
  readonly before: Of | null;
  readonly after: Of | null;
}

/** The findings of two assessments side by side: in the order of the later one, then what only the earlier one has. */
export function findingPairs<Of extends { readonly rule: string }>(
  before: readonly Of[],
  after: readonly Of[],
): readonly FindingPair<Of>[] {
  const earlier = new Map(before.map((finding) => [finding.rule, finding]));
  const later = new Map(after.map((finding) => [finding.rule, finding]));
  return [...new Set([...later.keys(), ...earlier.keys()])].map((rule) => ({
    rule,
    before: earlier.get(rule) ?? null,
    after: later.get(rule) ?? null,
  }));
}
