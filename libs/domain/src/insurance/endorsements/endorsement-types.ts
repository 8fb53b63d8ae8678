import type { CoverageLine, EndorsementCode } from '../coverage.js';
import type { FormScope } from '../forms/form-scope.js';
import { endorsementOf } from '../line-facts.js';
import type { InsuredScope } from './insured-scopes.js';

/** Types of endorsements [C08]; from the lender on they are those of ACORD 28, and what a line may have besides. */
export const ENDORSEMENT_TYPES = [
  'additionalInsured',
  'waiverOfSubrogation',
  'nonContributory',
  'lossPayee',
  'lenderLossPayable',
  'mortgagee',
  'otherEndorsement',
  'cancellationNotice',
] as const;
export type EndorsementType = (typeof ENDORSEMENT_TYPES)[number];

/** The type of an endorsement on a line: it follows from what its form must give. Null where the line cannot have it. */
export function endorsementTypeOf(line: CoverageLine, code: EndorsementCode): EndorsementType | null {
  const row = endorsementOf(line, code);
  return row && typeOfScope(row.scope);
}

function typeOfScope(scope: FormScope): EndorsementType {
  if (scope.startsWith('AI-')) return 'additionalInsured';
  switch (scope) {
    case 'waiver':
      return 'waiverOfSubrogation';
    case 'primary-noncontributory':
      return 'nonContributory';
    case 'loss-payee':
      return 'lossPayee';
    case 'lender-loss-payable':
      return 'lenderLossPayable';
    case 'mortgagee':
      return 'mortgagee';
    case 'notice':
      return 'cancellationNotice';
    default:
      return 'otherEndorsement';
  }
}

/** The scopes that a form gives, by what it must give. Every form of an additional insured gives the first. */
export function insuredScopesOf(scopes: readonly FormScope[]): readonly InsuredScope[] {
  if (!scopes.some((scope) => scope.startsWith('AI-'))) return [];
  const ongoing = scopes.includes('AI-ongoing') ? (['ongoingOperations'] as const) : [];
  const completed = scopes.includes('AI-completed') ? (['completedOperations'] as const) : [];
  return ['additionalInsured', ...ongoing, ...completed];
}
