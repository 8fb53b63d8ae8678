import { dollars } from '../../kernel/money.js';
import { assess } from '../assess.js';
import { compile } from '../compile.js';
import type { CoverageLine, LimitCode, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Assessment, Finding } from '../finding.js';
import type { LineRequirements, Requirements, UmbrellaMode } from '../requirements.js';
import { provided, TODAY } from './sample-policies.js';

/** A limit in whole dollars, umbrellas allowed to count. */
export const tower = (limit: LimitCode, whole: number) => ({ limit, atLeast: dollars(whole), tower: true });
/** The same by the primary policy alone. */
export const alone = (limit: LimitCode, whole: number) => ({ limit, atLeast: dollars(whole), tower: false });

export const asking = (line: CoverageLine, change: Partial<LineRequirements> = {}): Requirements => ({
  lines: [{ line, limits: [], endorsements: [], ...change }],
  umbrellaMode: 'separate',
  rating: null,
});

/** Several lines in one template, without a rating. */
export const askingAll = (umbrellaMode: UmbrellaMode, ...all: Requirements[]): Requirements => ({
  lines: all.flatMap(({ lines }) => lines),
  umbrellaMode,
  rating: null,
});

/** Assesses what was shared, by one event unless stated otherwise, on 1 June 2026, unless another day is stated. */
export const assessing = (
  requirements: Requirements,
  policies: readonly ProvidedPolicy[],
  day = TODAY,
  sharedBy: readonly string[] = ['shared'],
): Assessment => assess(compile(requirements), ['asked'], { ...provided(...policies), sharedBy }, day);

/** The one finding of a rule. Throws where there is none, so that a spec cannot pass on nothing. */
export function findingOf({ findings }: Assessment, rule: string): Finding {
  const found = findings.find((finding) => finding.rule === rule);
  if (found === undefined) throw new Error(`No finding of ${rule}.`);
  return found;
}
