import { isRequesting } from '@covertrail/domain/rights/sides';
import { Injectable } from '@nestjs/common';
import type { CorrectedExceptionText, CorrectedFindingText } from '@covertrail/contracts/correction/correction.replies';
import type { CorrectionDocument } from '@covertrail/contracts/correction/correction.views';
import { exceptionsView } from '@covertrail/contracts/exception/exception.views';
import type { Assessment } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { assessUncited, type AssessmentInputs } from '@covertrail/domain/tracking/tracking.rules';
import { requirementTitle, sentenceOf } from '@covertrail/wording/compliance/sentence';
import { exceptionText } from '@covertrail/wording/exception/exception-words';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import type { Actor } from '#auth/actor';
import { Views } from '#views/views.service';
import type { CorrectedFact } from '../find-corrections/corrected-fact.reader.js';
import { CorrectedInputs } from '../find-corrections/corrected-inputs.reader.js';

/** The sentence of a requirement on a day; null where it did not apply. */
type SentenceOn = (rule: string, day: CalendarDate) => string | null;

/** Puts what a correction changed into words: findings are assessed again, without the fact and with it. */
@Injectable()
export class CorrectedTexts {
  constructor(
    private readonly views: Views,
    private readonly inputs: CorrectedInputs,
    private readonly otherAgencies: OtherAgencies,
  ) {}

  async ofFindings(
    { trackingId, findings }: CorrectionDocument,
    fact: CorrectedFact | null,
    reader: Actor,
  ): Promise<readonly CorrectedFindingText[]> {
    const around = fact && (await this.inputs.around(trackingId, fact));
    const others = await this.otherAgencies.policiesAmong(reader, around?.after.policies.keys() ?? []);
    const [before, after] = [sentencesOf(around?.before, others), sentencesOf(around?.after, others)];
    return findings.map((finding) => {
      const { rule, from } = finding;
      return {
        ...finding,
        title: requirementTitle(finding),
        sentenceBefore: before(rule, from),
        sentenceAfter: after(rule, from),
      };
    });
  }

  /** What a requester decided for several suppliers is not explained to one of them. */
  async ofExceptions({ exceptions }: CorrectionDocument, reader: Actor): Promise<readonly CorrectedExceptionText[]> {
    const decided = await this.views.byId(
      exceptionsView,
      exceptions.map(({ exceptionId }) => exceptionId),
    );
    return exceptions.map((exception) => {
      const document =
        isRequesting(reader) || exception.scope === 'supplier' ? decided.get(exception.exceptionId) : undefined;
      const text = document
        ? exceptionText({
            ...document,
            exceptionId: document.id,
            from: document.decidedOn,
            instead: document.evaluation.outcome,
          })
        : '';
      return { ...exception, title: requirementTitle(exception), text };
    });
  }
}

/** Each day is assessed once. */
function sentencesOf(inputs: AssessmentInputs | undefined, others: OtherAgencyPolicies): SentenceOn {
  const days = new Map<CalendarDate, Assessment | undefined>();
  return (rule, day) => {
    if (inputs && !days.has(day)) days.set(day, assessUncited(inputs, day));
    const found = days.get(day)?.findings.find((finding) => finding.rule === rule);
    return found ? (others.sentence(found) ?? sentenceOf(found)) : null;
  };
}
