import { Injectable } from '@nestjs/common';
import type { WhatIf } from '@covertrail/contracts/what-if/what-if.replies';
import { formEquivalenceDecider } from '@covertrail/domain/form-equivalence/form-equivalence.decider';
import { segmentAt } from '@covertrail/domain/kernel/timeline';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import type { FormEntryChange, PolicyCancellation, TemplateChange } from '@covertrail/domain/what-if/what-if.contract';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Position } from '@covertrail/domain/kernel/event';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { requirementTexts } from '@covertrail/wording/compliance/requirement-texts';
import { entryTexts } from '@covertrail/wording/form-equivalence/form-equivalence.sentences';
import { dayText } from '@covertrail/wording/text/day-text';
import { changedTexts } from '@covertrail/wording/text/text-changes';
import type { WhatIfRecord } from '#what-if/what-if-record';

type Described = Pick<WhatIf, 'subjectId' | 'subject' | 'changes'>;

/** What would be changed, and how, in words: as it was known when the what-if was asked. */
@Injectable()
export class WhatIfSubjects {
  constructor(private readonly deciders: DeciderStore) {}

  of({ change, position }: WhatIfRecord): Promise<Described> {
    switch (change.kind) {
      case 'template':
        return this.template(change, position);
      case 'policyCanceled':
        return this.policy(change, position);
      case 'formEntry':
        return this.formEntry(change, position);
    }
  }

  private async template(
    { templateId, requirements, effectiveFrom }: TemplateChange,
    position: Position,
  ): Promise<Described> {
    const { state } = await this.deciders.readable.loadAt(templateDecider, templateId, position);
    const before = requirementsAt(state, effectiveFrom)?.requirements;
    return {
      subjectId: templateId,
      subject: state?.name ?? '',
      changes: changedTexts(before ? requirementTexts(before) : {}, requirementTexts(requirements), 'not required'),
    };
  }

  private async formEntry(
    { requesterId, entry, effectiveFrom }: FormEntryChange,
    position: Position,
  ): Promise<Described> {
    const { state } = await this.deciders.readable.loadAt(formEquivalenceDecider, requesterId, position);
    const current = state.find(({ entryId }) => entryId === entry.entryId);
    const before = current && segmentAt(current.terms, effectiveFrom)?.value;
    const after = entry.type === 'WithdrawFormEntry' ? {} : entryTexts(entry.terms);
    const subject = entry.type === 'AddFormEntry' ? entry.number : (current?.number ?? '');
    return {
      subjectId: subject,
      subject,
      changes: changedTexts(before ? entryTexts(before) : {}, after, 'not stated'),
    };
  }

  private async policy({ policyId, effectiveFrom }: PolicyCancellation, position: Position): Promise<Described> {
    const { state } = await this.deciders.readable.loadAt(policyDecider, policyId, position);
    const subject = state ? `${LINE_NAMES[state.line]} ${state.number.at(-1)?.value ?? ''}` : '';
    return {
      subjectId: policyId,
      subject,
      changes: [
        { label: subject, before: 'in force', after: `canceled, without cover from ${dayText(effectiveFrom)} on` },
      ],
    };
  }
}
