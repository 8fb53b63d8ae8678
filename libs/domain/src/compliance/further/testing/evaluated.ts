import type { CoverageLine } from '../../../insurance/coverage.js';
import type { Finding } from '../../finding.js';
import type { FurtherRequirements } from '../../further-requirements.js';
import { policy, type Said } from '../../testing/sample-policies.js';
import { asking, assessing, findingOf } from '../../testing/sample-requirements.js';

/** The finding of one further requirement on one policy of a line. */
export const evaluated = (line: CoverageLine, required: FurtherRequirements, rule: string, said: Said): Finding =>
  findingOf(assessing(asking(line, required), [policy(line, said)]), `${line}.${rule}`);
