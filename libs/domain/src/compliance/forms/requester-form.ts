import type { Uuid } from '../../kernel/event.js';
import type { CoverageLine, EndorsementCode } from '../../insurance/line-codes.js';
import type { FormScope } from '../../insurance/forms/form-scope.js';
import type { FormVerdict } from './form-verdict.js';

/**
 * What a requester says of a form on policies of one line, as of a day. It comes before the index of the product, and says nothing
 * about scopes that it does not name.
 */
export interface RequesterForm {
  /** As printed. */
  readonly number: string;
  /** `04 13`; empty: all editions, also where none is named. */
  readonly editions: readonly string[];
  readonly line: CoverageLine;
  /** Empty where the index of the product has one. */
  readonly title: string;
  readonly gives: readonly FormScope[];
  readonly doesNotGive: readonly FormScope[];
  /** The events that recorded it. */
  readonly events: readonly Uuid[];
}

/** What forms prove: for nobody in particular, or for one requester on a day. */
export interface FormIndex {
  readonly entries: readonly RequesterForm[];
  /** Whether a form proves an endorsement on a policy of a line. */
  evaluate(text: string, code: EndorsementCode, line: CoverageLine): FormVerdict;
  /** What the requester says of one scope; undefined where it says nothing. */
  says(text: string, line: CoverageLine, scope: FormScope): boolean | undefined;
  /** The scopes that a form gives by the requester's entries. */
  givenBy(text: string, line: CoverageLine): readonly FormScope[];
}
