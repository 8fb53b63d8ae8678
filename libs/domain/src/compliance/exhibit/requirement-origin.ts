import { equal } from '../../kernel/equal.js';
import type { Requirements } from '../requirements.js';
import { draftedRequirements } from './drafted-requirements.js';
import { lineOfStated, type StatedRequirement } from './stated-requirement.js';

/** Where a requirement of a template was read: as the contract stated it, and its sentence. */
export interface RequirementOrigin {
  readonly requirement: StatedRequirement;
  readonly sentence: string;
}

/** Of one template: more sentences than the longest exhibits have. */
export const MOST_ORIGINS = 200;
/** Characters of a sentence that are kept; of a longer one those around what was read. */
export const ORIGIN_LENGTH = 600;

/** Whether a template still asks what its contract stated: not where a person changed it in the editor or in a later version. */
export function asksAsStated(requirements: Requirements, stated: StatedRequirement): boolean {
  const drafted = draftedRequirements([stated]);
  if (stated.kind === 'rating') return asksAlike(requirements.rating, drafted.rating);
  if (stated.kind === 'umbrellaAdds') return requirements.lines.some(({ limits }) => limits.some(({ tower }) => tower));
  if (stated.kind === 'holder')
    return requirements.lines.every(({ certificateHolder }) => equal(certificateHolder ?? null, stated.holder));
  const line = requirements.lines.find((candidate) => candidate.line === lineOfStated(stated));
  const [only] = drafted.lines;
  if (line === undefined || only === undefined) return false;
  if (stated.kind === 'limit')
    return line.limits.some(({ limit, atLeast }) => limit === stated.limit && atLeast === stated.atLeast);
  if (stated.kind === 'endorsement') return line.endorsements.some(({ code }) => code === stated.code);
  if (stated.kind === 'deductible')
    return (line.limitTerms ?? []).some(({ deductible }) => deductible?.atMost === stated.atMost);
  const { line: _line, limits: _limits, endorsements: _endorsements, ...further } = only;
  return asksAlike(line, further);
}

/** Whether every part of what was stated is asked alike. */
function asksAlike(now: object | null, stated: object | null): boolean {
  if (now === null || stated === null) return now === stated;
  const parts = new Map(Object.entries(now));
  return Object.entries(stated).every(([part, value]) => {
    const of: unknown = parts.get(part);
    return typeof of === 'object' && of !== null && part === 'values' ? asksAlike(of, value) : equal(of, value);
  });
}
