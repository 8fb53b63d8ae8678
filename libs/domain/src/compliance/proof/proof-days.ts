import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledLine } from '../compiled.js';
import { isKnown, type ProvidedPolicy } from '../../insurance/coverage.js';
import { tooOldFrom, type ProofAge } from './proof-requirement.js';

/** The first day after `day` on which a proof of these policies becomes too old for one of the lines; null where none does. */
export function nextTooOld(
  lines: readonly CompiledLine[],
  policies: readonly ProvidedPolicy[],
  day: CalendarDate,
): CalendarDate | null {
  let next: CalendarDate | null = null;
  for (const { proof } of lines) {
    if (proof?.notOlderThan === undefined) continue;
    for (const policy of policies) {
      const turns = nextOf(policy, proof.notOlderThan, day);
      if (turns !== null && (next === null || turns < next)) next = turns;
    }
  }
  return next;
}

/** Most of a policy was proven on one day, so each day is looked at once. */
function nextOf(policy: ProvidedPolicy, age: ProofAge, day: CalendarDate): CalendarDate | null {
  const proven = new Set<CalendarDate>();
  for (const value of Object.values<unknown>({ ...policy })) {
    if (!isKnown(value)) continue;
    for (const { on } of [...(value.sources ?? []), ...Object.values(value.parts ?? {}).flat()]) proven.add(on);
  }
  let next: CalendarDate | null = null;
  for (const on of proven) {
    const turns = tooOldFrom(on, age);
    if (turns > day && (next === null || turns < next)) next = turns;
  }
  return next;
}
