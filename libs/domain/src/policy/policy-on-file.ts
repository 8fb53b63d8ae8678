import { sourcesOfParts } from '../insurance/coverage.js';
import { bestSource, type FactSource } from '../insurance/source-table.js';
import type { GivenTerms } from '../insurance/terms/policy-terms.js';
import { laterOf, type CalendarDate } from '../kernel/dates.js';
import { nextChange, type Timeline } from '../kernel/timeline.js';
import { givenTerms } from './policy-given-terms.js';
import { knownAt, termsAt } from './policy-on-day.js';
import { sourced, sourcesOf } from './policy-sources.js';
import type { AddedPolicy } from './policy.state.js';
import type { FileTerms } from '../insurance/extraction/compared-fields.js';
import type { ExtractedKey } from '../insurance/extraction/extracted-value.js';
import { fieldRow } from '../insurance/extraction/field-rows.js';

/** What a policy states on the day from which what a certificate says of it would be valid: that of the certificate, or the first of the policy. */
export function termsOnFile(
  state: AddedPolicy,
  dated: CalendarDate,
): { readonly day: CalendarDate; readonly terms: GivenTerms } {
  const day = laterOf(dated, knownAt(state.period, dated).value.effectiveOn);
  return { day, terms: givenTerms(termsAt(state, day)) };
}

/** The same, with the source of each field: of several values the one that proves most, which is not to be overwritten without a word. */
export const fileTermsOf = (state: AddedPolicy, day: CalendarDate): FileTerms => ({
  terms: givenTerms(termsAt(state, day)),
  sourceOf: (key) => sourceOf(state, key, day),
  changedSince: (aspect) => {
    const timeline: Timeline<unknown> = state[aspect];
    return nextChange(timeline, day) !== undefined;
  },
});

function sourceOf(state: AddedPolicy, key: ExtractedKey, day: CalendarDate): FactSource | null {
  const { aspect, part } = fieldRow(key);
  const stated = sourced(knownAt<unknown>(state[aspect], day), aspect, sourcesOf(state));
  return bestSource(sourcesOfParts(stated, part === undefined ? undefined : [part]).flat());
}
