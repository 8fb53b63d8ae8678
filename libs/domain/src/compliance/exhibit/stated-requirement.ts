import type { CoverageLine, EndorsementCode, LimitCode, SizeCategory } from '../../insurance/coverage.js';
import type { CertificateHolder } from '../../insurance/terms/certificate-holder.js';
import type { Cents } from '../../kernel/money.js';
import type { AggregateRequirement } from '../further-requirements.js';
import type { RatingRequirement, TriggerRequirement } from '../requirements.js';

interface OfLine<Kind extends string> {
  readonly kind: Kind;
  readonly line: CoverageLine;
}

/**
 * One thing that the insurance exhibit of a contract asks, in the terms of a template. What a template cannot ask has no kind here: the reader
 * gives its sentence to a person instead.
 */
export type StatedRequirement =
  /** The line must be carried; nothing further is said of it. */
  | OfLine<'line'>
  | (OfLine<'limit'> & { readonly limit: LimitCode; readonly atLeast: Cents })
  /** `forms`: as the contract names them. `entity`: the party that must be named, null where the contract only says its role. */
  | (OfLine<'endorsement'> & {
      readonly code: EndorsementCode;
      readonly forms: readonly string[];
      readonly entity: string | null;
    })
  | (OfLine<'trigger'> & { readonly trigger: TriggerRequirement })
  | (OfLine<'aggregate'> & { readonly basis: AggregateRequirement['basis']; readonly forms: readonly string[] })
  | (OfLine<'symbols'> & { readonly symbols: readonly number[] })
  | OfLine<'perStatute'>
  /** Whole months. */
  | (OfLine<'extendedReporting'> & { readonly months: number })
  | (OfLine<'deductible'> & { readonly atMost: Cents; readonly retentionAccepted: boolean })
  /** No exclusion is accepted. */
  | OfLine<'exclusions'>
  | (OfLine<'notice'> & { readonly days: number; readonly nonPaymentDays: number | null })
  /** Umbrella and excess policies may fill what the policies below them lack. */
  | { readonly kind: 'umbrellaAdds' }
  | { readonly kind: 'rating'; readonly strength: RatingRequirement['strength']; readonly size: SizeCategory }
  | { readonly kind: 'holder'; readonly holder: CertificateHolder };

/** What it is about, whatever it asks of it: of two with the same key a template can hold one. */
export function statedKey(stated: StatedRequirement): string {
  switch (stated.kind) {
    case 'limit':
      return `limit:${stated.line}:${stated.limit}`;
    case 'endorsement':
      return `endorsement:${stated.line}:${stated.code}`;
    case 'umbrellaAdds':
    case 'rating':
    case 'holder':
      return stated.kind;
    default:
      return `${stated.kind}:${stated.line}`;
  }
}

/** The line that it is of; null where it is of the whole template. */
export const lineOfStated = (stated: StatedRequirement): CoverageLine | null => ('line' in stated ? stated.line : null);
