import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import type { FindingCause } from '@covertrail/domain/compliance/finding-causes';
import { causeText } from '../compliance/cause-words.js';
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

/** What several requirements fail for, without the number of a policy; of a requirement that fails by itself its name. */
export const gapsTitle = (cause: FindingCause | null, [gap]: readonly [Gap, ...Gap[]]): string =>
  cause === null ? gapTitle(gap) : causeText(cause);
