import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import { standInOf } from '@covertrail/domain/insurance/lines/stand-ins';
import { LINE_NAMES } from '../insurance/labels.js';
import { said } from './param-text.js';

const lineIn = (line: unknown): string => (isCoverageLine(line) ? LINE_NAMES[line].toLowerCase() : '');

/** What a template may accept in place of a line: `Hired and non-owned autos on a general liability policy, for symbols 8 and 9`. */
export function standInText(instead: CoverageLine, line: CoverageLine): string {
  const row = standInOf(instead, line);
  if (row?.autos) return `Hired and non-owned autos on a ${lineIn(instead)} policy, for symbols 8 and 9`;
  if (row?.beside) return `${LINE_NAMES[instead]}, also for single limits beside a ${lineIn(line)} policy`;
  return LINE_NAMES[instead];
}

/** Behind a sentence: that a policy of another line answers, or another policy than the one of the line; empty where neither is so. */
export function answeredText({ ofLine, answeredBy, beside, policyNumber }: Params, line: CoverageLine): string {
  if (answeredBy !== undefined) return ` This is met by ${said(answeredBy)}, beside ${said(beside)}.`;
  if (ofLine === undefined || policyNumber === undefined) return '';
  return ` The template accepts ${said(policyNumber)}, which is ${lineIn(ofLine)}, in place of ${lineIn(line)}.`;
}
