import type { FormChoice } from '../lines/form-choice.js';
import type { AggregateBasis } from '../lines/aggregate-bases.js';
import type { CoverageType, SubCoverage } from '../lines/coverage-types.js';
import type { StatedValues } from '../lines/stated-values.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Change } from './policy-change.js';

/**
 * A coverage type that a policy provides [C13]. Occurrence and claims-made are not among them: the policy's trigger
 * says which applies.
 */
export interface AppliedCoverage {
  readonly type: CoverageType;
  /** The parts that it consists of; empty where it has none or none was named. */
  readonly subCoverages: readonly SubCoverage[];
  /** What an `other` coverage is, up to 1000 characters; empty for every other type. */
  readonly description: string;
}

/** What the general aggregate applies per; a description says what `perOther` means. */
export interface AggregateTerm {
  readonly basis: AggregateBasis;
  readonly description: string;
}

/** What a policy states of the coverage of its line, besides its limits. */
export interface CoverageTerms {
  readonly coverages: readonly AppliedCoverage[];
  /** Null where it was not stated. */
  readonly aggregate: AggregateTerm | null;
  /** Covered auto symbols by number. */
  readonly autoSymbols: readonly number[];
  readonly statedValues: StatedValues;
  /** The certificate form that was chosen for it; null where the default applies (`formTaken`). */
  readonly acordForm: FormChoice | null;
}

export type PolicyCoveragesChanged = DomainEvent<'PolicyCoveragesChanged', Change<CoverageTerms['coverages']>>;
export type AggregateBasisChanged = DomainEvent<'AggregateBasisChanged', Change<CoverageTerms['aggregate']>>;
export type AutoSymbolsChanged = DomainEvent<'AutoSymbolsChanged', Change<CoverageTerms['autoSymbols']>>;
export type StatedValuesChanged = DomainEvent<'StatedValuesChanged', Change<CoverageTerms['statedValues']>>;
export type CertificateFormChosen = DomainEvent<'CertificateFormChosen', Change<CoverageTerms['acordForm']>>;

/** Each changes one of the terms of the coverage. */
export type CoverageChange =
  PolicyCoveragesChanged | AggregateBasisChanged | AutoSymbolsChanged | StatedValuesChanged | CertificateFormChosen;
