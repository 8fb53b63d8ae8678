import type { CompiledLine } from '../compliance/compiled.js';
import type { Finding } from '../compliance/finding.js';
import { lineWorld } from '../compliance/find-line-world.js';
import type { LineWorld } from '../compliance/line-world.js';
import { rulesFor } from '../compliance/may-answer.js';
import { withoutProof } from '../compliance/proof/evaluate-proof.js';
import { factsRead, periodRead, type ReadFact } from '../compliance/proof/facts-read.js';
import { bestSource, leastSource, type FactSource } from '../insurance/source-table.js';
import type { CalendarDate } from '../kernel/dates.js';
import { providedFacts } from './tracking-provided.js';
import { requirementsOn, type AssessmentInputs } from './tracking.rules.js';

/**
 * By rule, where the values come from that a finding of the day rests on: of several the one that is proven least, because a finding
 * is no better than that. Without those that rest on no policy, that lack a value, or whose source is not known.
 */
export function findingSources(
  inputs: AssessmentInputs,
  findings: readonly Finding[],
  validAt: CalendarDate,
): ReadonlyMap<string, FactSource> {
  const lines = requirementsOn(inputs, validAt)?.lines ?? [];
  const { insuredId, policies, sharedBy } = providedFacts(inputs, validAt);
  const worlds = new Map(
    lines.map((required) => [
      required.line,
      { asked: required, world: lineWorld(required, insuredId, policies, sharedBy) },
    ]),
  );
  return new Map(
    findings.flatMap((finding) => {
      const line = worlds.get(finding.line);
      const source = line && sourceOf(finding, line.asked, line.world);
      return source ? [[finding.rule, source] as const] : [];
    }),
  );
}

function sourceOf(finding: Finding, required: CompiledLine, world: LineWorld): FactSource | null {
  const sources = factsOf(finding, required, world).map((fact) => bestSource(fact.sources));
  return sources.includes(null) ? null : leastSource(sources.filter((source) => source !== null));
}

function factsOf(finding: Finding, required: CompiledLine, world: LineWorld): readonly ReadFact[] {
  const { answeredBy } = finding.params;
  const policy = world.candidates.find(({ policyId, policyNumber }) =>
    answeredBy === undefined ? policyId === finding.policyId : policyNumber === answeredBy,
  );
  const found = withoutProof(finding);
  if (policy === undefined || found.outcome === 'unknown') return [];
  if (finding.rule === required.presenceRule) return periodRead(policy);
  const rule = rulesFor(required, policy).find((compiledRule) => compiledRule.rule === finding.rule);
  return rule === undefined ? [] : factsRead(rule, found, policy, world);
}
