import { ENDORSEMENTS_OF, type CoverageLine, type EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { endorsementOf } from '@covertrail/domain/insurance/line-facts';
import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';

/** An endorsement as contracts speak of it, whatever its line. */
export type EndorsementKind = 'insured' | 'waiver' | 'primary';
export type InsuredFor = 'ongoing' | 'completed' | 'both';

const SCOPES: Readonly<Record<EndorsementKind, readonly FormScope[]>> = {
  insured: ['AI-ongoing', 'AI-auto'],
  waiver: ['waiver'],
  primary: ['primary-noncontributory'],
};

/** The endorsements of a line that are of a kind, by the table of lines; none where the line has none. */
export function endorsementOfKind(
  line: CoverageLine,
  kind: EndorsementKind,
  insuredFor: InsuredFor = 'ongoing',
): readonly EndorsementCode[] {
  const usual = kind === 'insured' && insuredFor === 'completed' ? [] : withScope(line, SCOPES[kind]);
  const completed = kind === 'insured' && insuredFor !== 'ongoing' ? withScope(line, ['AI-completed']) : [];
  return [...usual, ...completed];
}

const withScope = (line: CoverageLine, scopes: readonly FormScope[]): readonly EndorsementCode[] =>
  ENDORSEMENTS_OF[line].filter((code) => {
    const scope = endorsementOf(line, code)?.scope;
    return scope !== undefined && scopes.includes(scope);
  });
