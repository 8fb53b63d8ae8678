import type { CalendarDate } from '../../kernel/dates.js';
import { assess } from '../assess.js';
import { compile } from '../compile.js';
import type { Provided } from '../provided.js';
import type { Assessment, Finding } from '../finding.js';
import { foldFacts, provide, type Fact, type Revision } from './facts.js';

/** Assesses a whole history by its latest revision; no findings where no revision was ever made. */
export function assessHistory(revisions: readonly Revision[], facts: readonly Fact[], day: CalendarDate): Assessment {
  return assessProvided(revisions, provide(facts), day);
}

/** The same without citations. */
export function readHistory(revisions: readonly Revision[], facts: readonly Fact[], day: CalendarDate): Assessment {
  return assessProvided(revisions, { ...foldFacts(facts), otherwise: [] }, day);
}

export function assessProvided(revisions: readonly Revision[], provided: Provided, day: CalendarDate): Assessment {
  const latest = revisions.at(-1);
  if (latest === undefined) return { outcome: 'pass', findings: [], holdsUntil: day, nextExpiry: null };
  const template = { templateId: 'template', version: latest.version };
  return assess(compile(latest.requirements, template), [latest.id], provided, day);
}

/** Findings by rule, each without its citations. */
export function readings({ findings }: Assessment): ReadonlyMap<string, Omit<Finding, 'events'>> {
  return new Map(findings.map(({ events: _cited, ...reading }) => [reading.rule, reading]));
}
