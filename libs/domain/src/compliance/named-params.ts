import type { Finding } from './finding.js';
import type { ParamName, Params } from './finding-params.js';
import { FIXES, REASONS, type FixCode, type FixParams, type ParamsOf, type ReasonCode } from './reasons.js';

/** A finding with what findings of a reason name in any case. */
export interface FindingOf<Reason extends ReasonCode> extends Finding {
  readonly params: ParamsOf<Reason>;
}

/** Whether a finding names what findings of a reason name in any case: one that was recorded long ago may not. */
export const isNamedFor = <Reason extends ReasonCode>(finding: Finding, reason: Reason): finding is FindingOf<Reason> =>
  namesAll(finding.params, REASONS[reason]);

/** The same for the parameters of a fix. */
export const areNamedFor = <Code extends FixCode>(params: Params, code: Code): params is FixParams<Code> =>
  namesAll(params, FIXES[code]);

const namesAll = (params: Params, names: readonly ParamName[]): boolean =>
  names.every((name) => params[name] !== undefined);
