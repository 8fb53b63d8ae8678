import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import { requirementTitle } from '../compliance/sentence.js';
import { LINE_SHORT_NAMES } from '../insurance/labels.js';

interface Gap {
  readonly rule: string;
  readonly line: CoverageLine;
  readonly named: string | null;
}

/** `GL: Each occurrence`: a requirement that a supplier does not meet. */
export const gapTitle = ({ rule, line, named }: Gap): string =>
  `${LINE_SHORT_NAMES[line]}: ${requirementTitle({ rule, params: named === null ? {} : { named } })}`;
