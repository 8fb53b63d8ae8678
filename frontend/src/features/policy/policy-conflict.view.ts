import { equal } from '@covertrail/domain/kernel/equal';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { changesBetween, type PolicyChange } from './policy-changes.words.js';

type Part = keyof PolicyTerms;
export type Side = 'mine' | 'theirs';

/** A part of the terms that both changed in different ways, with the lines that differ: `before` is theirs, `after` mine. */
export interface ConflictingPart {
  readonly part: Part;
  readonly lines: readonly PolicyChange[];
}

/** What one person (`mine`) and someone who saved first (`theirs`) made of the same terms. */
export interface Versions {
  readonly base: PolicyTerms;
  readonly mine: PolicyTerms;
  readonly theirs: PolicyTerms;
}

/** The parts that need a choice: those that only one of the two changed need none. */
export function conflictsIn({ base, mine, theirs }: Versions): readonly ConflictingPart[] {
  const differing = changesBetween(theirs, mine);
  return keysOf(base)
    .filter(
      (part) => !equal(base[part], mine[part]) && !equal(base[part], theirs[part]) && !equal(mine[part], theirs[part]),
    )
    .map((part) => ({ part, lines: differing.filter((change) => change.part === part) }));
}

/** The terms with what each of the two changed; `chosen` says whose version of a conflicting part stays. */
export function merged({ base, mine, theirs }: Versions, chosen: Readonly<Partial<Record<Part, Side>>>): PolicyTerms {
  const sideOf = (part: Part): Side => {
    if (equal(base[part], mine[part])) return 'theirs';
    return equal(base[part], theirs[part]) ? 'mine' : (chosen[part] ?? 'theirs');
  };
  const sides = { mine, theirs };
  return keysOf(base).reduce<PolicyTerms>((terms, part) => ({ ...terms, [part]: sides[sideOf(part)][part] }), theirs);
}
