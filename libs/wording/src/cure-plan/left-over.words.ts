import type { Finding } from '@covertrail/domain/compliance/finding';
import { FORM_TO_COME } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { fixText, sentenceOf } from '../compliance/sentence.js';

/** What a plan leaves over, in words. A form of which only the insurer knows the number is called the form of the insurer. */
export function leftOverText(
  finding: Finding,
  today: CalendarDate,
): { readonly sentence: string; readonly fixText?: string } {
  const named = finding.params.form === FORM_TO_COME ? namingInsurer(finding) : finding;
  const fix = fixText(named);
  return { sentence: sentenceOf(named, today), ...(fix === undefined ? {} : { fixText: fix }) };
}

function namingInsurer({ params, fix, ...finding }: Finding): Finding {
  const form = 'of the insurer';
  return {
    ...finding,
    params: { ...params, form },
    ...(fix === undefined ? {} : { fix: { ...fix, params: { ...fix.params, form } } }),
  };
}
