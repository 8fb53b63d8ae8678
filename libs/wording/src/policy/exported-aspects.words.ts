import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ExportedAspect, RestoredValue } from '@covertrail/domain/policy/policy.contract';
import type { Names } from '../text/event-wording.js';
import { limitTexts } from '../insurance/coverage-words.js';
import { changedTexts } from '../text/text-changes.js';
import { NOT_GIVEN } from './policy-change-sentence.js';
import { carrierTexts, periodTexts } from './policy-texts.js';

/** What an export states, inside a sentence. */
const EXPORTED_NAMES: Readonly<Record<ExportedAspect, string>> = {
  number: 'policy number',
  period: 'period',
  carrier: 'insurer',
  limits: 'limits',
};

/** `policy number, limits`. */
export const aspectsText = (aspects: readonly ExportedAspect[]): string =>
  aspects.map((aspect) => EXPORTED_NAMES[aspect]).join(', ');

/** What a value was and is again. */
export function restoredTexts(restoredValue: RestoredValue, id: Uuid, names: Names) {
  switch (restoredValue.aspect) {
    case 'number':
      return changedTexts(
        { 'Policy number': names.policyNumber(id, restoredValue.before) },
        { 'Policy number': names.policyNumber(id, restoredValue.after) },
        NOT_GIVEN,
      );
    case 'period':
      return changedTexts(periodTexts(restoredValue.before), periodTexts(restoredValue.after), NOT_GIVEN);
    case 'carrier':
      return changedTexts(carrierTexts(restoredValue.before), carrierTexts(restoredValue.after), NOT_GIVEN);
    case 'limits':
      return changedTexts(
        limitTexts(restoredValue.before, names.region(id)),
        limitTexts(restoredValue.after, names.region(id)),
        NOT_GIVEN,
      );
  }
}
