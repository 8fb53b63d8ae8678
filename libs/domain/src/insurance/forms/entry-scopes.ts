import { ENDORSEMENTS_OF, type CoverageLine } from '../coverage.js';
import { endorsementOf } from '../line-facts.js';
import { mayApplyPer } from '../lines/line-coverage.js';
import { FORMS } from './form-index.js';
import { isExclusion, type FormScope } from './form-scope.js';

/** The exclusions that the index of the product knows. */
const EXCLUSIONS: readonly FormScope[] = [...new Set(FORMS.flatMap(({ scopes }) => scopes.filter(isExclusion)))].sort();

/**
 * The scopes that an entry about forms of a line may name, in the order of the page: what the endorsements of the line and its
 * aggregate need of a form, notice, how parties are named, and exclusions.
 */
export function entryScopesOn(line: CoverageLine): readonly FormScope[] {
  const ofEndorsements = ENDORSEMENTS_OF[line].flatMap((code) => endorsementOf(line, code)?.scope ?? []);
  const ofAggregate: readonly FormScope[] = [
    ...(mayApplyPer(line, 'perProject') ? ['aggregate-project' as const] : []),
    ...(mayApplyPer(line, 'perLocation') ? ['aggregate-location' as const] : []),
  ];
  return [...new Set<FormScope>([...ofEndorsements, ...ofAggregate, 'notice', 'blanket', 'scheduled', ...EXCLUSIONS])];
}
