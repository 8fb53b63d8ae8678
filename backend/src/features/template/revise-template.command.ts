import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsOptional } from 'class-validator';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { NestedOne } from '@covertrail/contracts/inputs/nested.decorator';
import { RequirementsDto } from './requirements.dto.js';

/** PUT requestor/templates/{id}. The new version applies from `effectiveFrom` (today when absent). */
export class ReviseTemplateDto {
  @NestedOne(() => RequirementsDto) requirements!: RequirementsDto;
  @IsOptional() @Fits(calendarDate) effectiveFrom?: string;
}

/** The next version of a template. `expected` is the revision that the person saw. */
export class ReviseTemplate extends Command<Outcome> {
  constructor(
    readonly templateId: Uuid,
    readonly revision: { readonly requirements: Requirements; readonly effectiveFrom: CalendarDate },
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReviseTemplate)
export class ReviseTemplateHandler implements ICommandHandler<ReviseTemplate, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ templateId, revision, expected, meta }: ReviseTemplate): Promise<Outcome> {
    const pinned = expected === undefined ? {} : { expected };
    return this.deciders.handle(templateDecider, templateId, { type: 'ReviseTemplate', ...revision }, meta, pinned);
  }
}
