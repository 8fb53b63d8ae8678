import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/compliance/coverage';
import { ACORD_FORMS, type AcordForm } from '@covertrail/domain/compliance/lines/acord-forms';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DefaultForms } from '@covertrail/domain/project/project.contract';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { NestedList } from '#http/nested.decorator';

class LineFormDto {
  @IsIn(COVERAGE_LINES) line!: CoverageLine;
  @IsIn(ACORD_FORMS) form!: AcordForm;
}

/** PUT requestor/projects/:id/forms. */
export class DefaultFormsDto {
  @NestedList(() => LineFormDto, COVERAGE_LINES.length) forms!: LineFormDto[];
}

/** The certificate forms that a requester prefers for the policies of a project, line by line. */
export class ChooseDefaultForms extends Command<Outcome> {
  constructor(
    readonly projectId: Uuid,
    readonly forms: DefaultForms,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(ChooseDefaultForms)
export class ChooseDefaultFormsHandler implements ICommandHandler<ChooseDefaultForms, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ projectId, forms, meta, expected }: ChooseDefaultForms): Promise<Outcome> {
    return this.deciders.handle(projectDecider, projectId, { type: 'ChooseDefaultForms', forms }, meta, { expected });
  }
}
