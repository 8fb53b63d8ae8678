import type { Finding } from './finding.js';
import type { NamesBy, NestedName, ParamName, Params } from './finding-params.js';
import { NESTED_REASONS } from './param-reasons.js';
import {
  FIXES,
  OPTIONAL_NAMES,
  REASONS,
  type FixCode,
  type FixParams,
  type ParamsOf,
  type ReasonCode,
} from './reasons.js';

/** A finding with what findings of a reason name in any case. */
export interface FindingOf<Reason extends ReasonCode> extends Finding {
  readonly params: ParamsOf<Reason>;
}

/** A finding by its reason, with what findings of that reason name in any case. */
export type NamedFinding = {
  readonly [Reason in ReasonCode]: FindingOf<Reason> & { readonly reason: Reason };
}[ReasonCode];

/** Whether a finding names what findings of its reason name in any case. */
export const isNamed = (finding: Finding): finding is NamedFinding => isNamedFor(finding, finding.reason);

/** Whether a finding names what findings of a reason name in any case: one that was recorded long ago may not. */
export const isNamedFor = <Reason extends ReasonCode>(finding: Finding, reason: Reason): finding is FindingOf<Reason> =>
  namesAll(finding.params, REASONS[reason]) && namesAllOrNothing(finding.params, OPTIONAL_NAMES[reason]);

/** The same for the parameters of a fix. */
export const areNamedFor = <Code extends FixCode>(params: Params, code: Code): params is FixParams<Code> =>
  namesAll(params, FIXES[code]);

const namesAll = (params: Params, names: readonly ParamName[]): boolean =>
  names.every((name) => params[name] !== undefined && (!isNested(name) || namesOwn(params, name)));

const namesAllOrNothing = (params: Params, names: readonly ParamName[] = []): boolean =>
  names.every((name) => params[name] === undefined) || namesAll(params, names);

const isNested = (name: ParamName): name is NestedName => Object.hasOwn(NESTED_REASONS, name);

/** Whether a parameter holds a reason that it may hold, with what that one names. */
function namesOwn(params: Params, holder: NestedName): boolean {
  const table: NamesBy = NESTED_REASONS[holder];
  const names = table[params[holder] ?? ''];
  return names !== undefined && namesAll(params, names);
}
