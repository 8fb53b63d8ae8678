import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { CureStep, TermChange } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { holderText } from '@covertrail/wording/policy/holder-words';
import { inQuotes, insideQuotes } from './typed-text.js';

/** A step for a mail: what people typed stands in quotes that it cannot end. Forms of the index and codes are ours. */
export function quotedStep(step: CureStep): CureStep {
  switch (step.kind) {
    case 'buyUmbrella':
    case 'buyPolicy': {
      const { replaces, changes } = step;
      return {
        ...step,
        changes: changes.map(quotedChange),
        replaces: replaces && { ...replaces, policyNumber: inQuotes(replaces.policyNumber) },
      };
    }
    case 'stateTerm':
    case 'addEndorsement':
    case 'changeTerm':
      return { ...step, policyNumber: inQuotes(step.policyNumber), change: quotedChange(step.change) };
    default:
      return { ...step, policyNumber: inQuotes(step.policyNumber) };
  }
}

function quotedChange(change: TermChange): TermChange {
  switch (change.term) {
    case 'withoutExclusions':
      return { ...change, forms: change.forms.map(inQuotes) };
    case 'remark':
      return { ...change, remark: insideQuotes(change.remark) };
    case 'certificateHolder':
      return { ...change, holder: { name: inQuotes(holderText(change.holder)), address: null } };
    case 'document': {
      const { named } = change.document;
      return named === undefined ? change : { ...change, document: { ...change.document, named: insideQuotes(named) } };
    }
    case 'conditions': {
      const { requiredScheduledEntity: entity } = change.conditions;
      return entity === undefined
        ? change
        : { ...change, conditions: { ...change.conditions, requiredScheduledEntity: inQuotes(entity) } };
    }
    default:
      return change;
  }
}

/** Parameters of findings that people typed, by how the sentences of fixes have them. */
const ALONE = ['policyNumber', 'umbrella', 'carrier', 'form', 'holder', 'remark'] as const;
const BETWEEN_MARKS = ['text', 'named'] as const;

/** The same for a finding whose fix a mail names. */
export const quotedFinding = ({ params, fix, ...finding }: Finding): Finding => ({
  ...finding,
  params: quotedParams(params),
  ...(fix === undefined ? {} : { fix: { ...fix, params: quotedParams(fix.params) } }),
});

type TypedParam = (typeof ALONE)[number] | (typeof BETWEEN_MARKS)[number];

function quotedParams(params: Params): Params {
  const quoted = (names: readonly TypedParam[], change: (typed: string) => string): Params => {
    const changed: Partial<Record<TypedParam, string>> = {};
    for (const name of names) if (params[name] !== undefined) changed[name] = change(params[name]);
    return changed;
  };
  const { policies, forms, said } = params;
  return {
    ...params,
    ...quoted(ALONE, inQuotes),
    ...quoted(BETWEEN_MARKS, insideQuotes),
    ...(forms && { forms: forms.map(inQuotes) }),
    ...(said && { said: said.map(insideQuotes) }),
    ...(policies && {
      policies: policies.map(({ line, policyNumber }) => ({ line, policyNumber: inQuotes(policyNumber) })),
    }),
  };
}
