import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';

/** A sentence or row of a drawn exhibit, with what it states. `states` is empty for words around requirements, and for what is no plain requirement. */
export interface Clause {
  readonly text: string;
  readonly states: readonly StatedRequirement[];
}

/** A part of an exhibit under one heading. `rows`: short entries, as of a table. */
export interface Part {
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly isTable: boolean;
}

/** What is the same in a whole exhibit. */
export interface Cast {
  readonly insured: string;
  readonly owner: string;
  /** A company's name and its address. */
  readonly party: string;
  readonly address: readonly [street: string, suite: string, city: string, state: string, code: string];
}

/** Amounts that an exhibit asks of a line, in dollars. */
export interface LineAmounts {
  readonly line: CoverageLine;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

export const clause = (text: string, ...states: StatedRequirement[]): Clause => ({ text, states });
