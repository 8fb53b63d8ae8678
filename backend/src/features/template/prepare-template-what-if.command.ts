import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { WhatIfPreparations } from '#what-if/what-if-preparations.service';
import { WhatIfs } from '#what-if/what-ifs.service';

/** Reads the suppliers of a template while its revision is edited. Answers with the day as of which they are read; nothing is recorded. */
export class PrepareTemplateWhatIf extends Command<CalendarDate> {
  constructor(
    readonly actor: Actor,
    readonly templateId: Uuid,
    readonly effectiveFrom: CalendarDate,
  ) {
    super();
  }
}

@CommandHandler(PrepareTemplateWhatIf)
export class PrepareTemplateWhatIfHandler implements ICommandHandler<PrepareTemplateWhatIf, CalendarDate> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly whatIfs: WhatIfs,
    private readonly preparations: WhatIfPreparations,
  ) {}

  /** Before the template requires anything, no supplier is assessed by it and none is read. */
  async execute({ actor, templateId, effectiveFrom }: PrepareTemplateWhatIf): Promise<CalendarDate> {
    const { state } = await this.deciders.load(templateDecider, templateId);
    const day = this.whatIfs.dayFor(actor, effectiveFrom);
    const requirements = requirementsAt(state, day)?.requirements;
    if (requirements) this.preparations.begin({ kind: 'template', templateId, requirements, effectiveFrom: day }, day);
    return day;
  }
}
