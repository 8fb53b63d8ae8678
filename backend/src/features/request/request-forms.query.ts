import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RequestedForms } from '@covertrail/contracts/request/request.replies';
import { formEntriesOf, isRequesterDefault, LINES_WITH_FORMS } from '@covertrail/domain/insurance/lines/form-choice';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { formChoiceOf } from '@covertrail/wording/reference/policy-types';
import { Problem } from '#http/problem';

/** The certificate forms that an answer may use, read from the project's stream as it is now. */
export class ReadRequestForms extends Query<readonly RequestedForms[]> {
  constructor(readonly requestId: Uuid) {
    super();
  }
}

@QueryHandler(ReadRequestForms)
export class RequestFormsHandler implements IQueryHandler<ReadRequestForms> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ requestId }: ReadRequestForms): Promise<readonly RequestedForms[]> {
    const { state } = await this.deciders.readable.load(requestDecider, requestId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const project = await this.deciders.readable.load(projectDecider, state.requested.projectId);
    const chosen = project.state?.defaultForms ?? {};
    return LINES_WITH_FORMS.map((line) => ({
      line,
      forms: formEntriesOf(line).map((entry) => ({
        ...formChoiceOf(line, entry),
        requesterDefaultFormFlag: isRequesterDefault(line, entry, chosen[line] ?? null),
      })),
    }));
  }
}
