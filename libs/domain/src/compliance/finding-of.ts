import type { Uuid } from '../kernel/event.js';
import type { CoverageLine } from '../insurance/coverage.js';
import type { Finding, Evaluation } from './finding.js';
import type { TemplateRef } from './requirements.js';

/** The fields that all findings of one line share. */
export interface FindingContext {
  readonly line: CoverageLine;
  readonly policyId: Uuid | undefined;
  readonly template: TemplateRef | null;
}

type Draft = { -readonly [Key in keyof Finding]: Finding[Key] };

/** An evaluation with its place and its causes. Keys are set one by one because spreading costs more than the assessment itself. */
export function findingOf(
  rule: string,
  evaluation: Evaluation,
  events: readonly Uuid[],
  context: FindingContext,
): Finding {
  const { outcome, reason, met, params, required, available, terms, fix } = evaluation;
  const finding: Draft = { rule, line: context.line, outcome, reason, params, events };
  if (met !== undefined) finding.met = met;
  if (required !== undefined) finding.required = required;
  if (available !== undefined) finding.available = available;
  if (terms !== undefined) finding.terms = terms;
  if (fix !== undefined) finding.fix = fix;
  if (context.policyId !== undefined) finding.policyId = context.policyId;
  if (context.template !== null) finding.template = context.template;
  return finding;
}
