import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { unfitField } from '@covertrail/domain/compliance/further/compile-further';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isCalendarDate } from '@covertrail/domain/kernel/dates';
import { requirementTexts } from '@covertrail/wording/compliance/requirement-texts';
import { dayText } from '@covertrail/wording/text/day-text';
import type { ChangeText } from '@covertrail/wording/text/event-wording';
import { changedTexts, newTexts } from '@covertrail/wording/text/text-changes';
import { plural } from '#shared/format/plural';
import { furtherSent } from './further-values.form.js';
import { ANY_PROOF, proofProblem } from './proof-values.form.js';
import { requirementsOf, type LineValues, type TemplateValues } from './template-values.form.js';

/** True while something of a line is typed that cannot be said yet. */
const isUnfinished = (line: CoverageLine, { further, trigger, retroactiveBy, proof }: LineValues): boolean =>
  unfitField(line, furtherSent(further)) !== undefined ||
  (trigger === 'claimsMade' && !isCalendarDate(retroactiveBy)) ||
  (proof !== null && proofProblem(proof) !== null);

/**
 * What the form requires otherwise than the template, old and new; of a new template, what it requires. Lines that are typed in are left
 * out until they are complete.
 */
export function changesOf(
  template: TemplateRow | null,
  values: TemplateValues,
  region: Requirements['region'],
): readonly ChangeText[] {
  const unfinished = values.requiredLines.filter((line) => isUnfinished(line, values.lines[line]));
  const finished = (requirements: Requirements): Requirements => ({
    ...requirements,
    lines: requirements.lines.filter(({ line }) => !unfinished.includes(line)),
  });
  const proof = proofProblem(values.proof) === null ? values.proof : ANY_PROOF;
  const after = requirementTexts(finished({ region, ...requirementsOf({ ...values, proof }) }));
  return template === null
    ? newTexts(after)
    : changedTexts(requirementTexts(finished(template.requirements)), after, 'not required');
}

/** What saving does, and to whom, in sentences. `today`: of the reader's company. */
export function effectOf(
  template: TemplateRow | null,
  { name, effectiveFrom }: Pick<TemplateValues, 'name' | 'effectiveFrom'>,
  count: number,
  today: string,
): string {
  if (!isCalendarDate(effectiveFrom)) return 'Enter from which day it is effective.';
  const day = dayText(effectiveFrom);
  if (template === null)
    return `${name.trim() || 'The template'} takes effect on ${day} for every supplier whose project uses it.`;
  if (count === 0) return 'Nothing has changed yet.';
  return `These changes to ${template.name} take effect on ${day}. ${whomText(template.trackings, effectiveFrom > today)} Earlier dates keep the old requirements.`;
}

function whomText(trackings: number, later: boolean): string {
  if (trackings === 0) return 'No suppliers are checked against it yet.';
  return `${plural(trackings, 'supplier')} will be checked against it again ${later ? 'from then on' : 'immediately'}.`;
}
