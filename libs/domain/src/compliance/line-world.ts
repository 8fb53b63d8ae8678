import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { ProjectDays } from '../insurance/project-days.js';
import type { FormIndex } from './forms/requester-form.js';

/** The input for assessing one line: as it is, or as it would be without one event. All lists are in the order of ids. */
export interface LineWorld {
  /** Policies of the insured that may answer: of the line, and of lines that the template accepts in place of it. */
  readonly candidates: readonly ProvidedPolicy[];
  /** All umbrellas, of any insured; empty where the template lets none count. */
  readonly layers: readonly ProvidedPolicy[];
  /** For an umbrella that shares a combined requirement with the lines below it, or above which layers may count: the insured’s policies below, else none. */
  readonly below: readonly ProvidedPolicy[];
  /** Policies of the insured in other lines that provide stop gap, where that may explain a line without a policy, else none. */
  readonly beside: readonly ProvidedPolicy[];
  /** The number of shares that were searched. */
  readonly shares: number;
  /** What forms prove for the requester. */
  readonly forms: FormIndex;
  /** Null where the project states none. */
  readonly projectDays: ProjectDays | null;
}
