import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { regionOf } from '@covertrail/domain/insurance/lines/regions';
import type { RequirementOrigin } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';

/** A new template, with a name that is unique in the company. */
export class CreateTemplate extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly template: {
      readonly name: string;
      readonly requirements: Requirements;
      readonly effectiveFrom: CalendarDate;
      readonly readFrom?: readonly RequirementOrigin[];
    },
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(CreateTemplate)
export class CreateTemplateHandler implements ICommandHandler<CreateTemplate, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  async execute({ requesterId, template, meta }: CreateTemplate): Promise<Outcome> {
    const templateId = deriveId('template', meta.commandId);
    const reservation = {
      kind: 'templateName',
      scope: requesterId,
      value: template.name,
      owner: `template-${templateId}`,
      takenCode: 'TEMPLATE.NAME_TAKEN',
    } as const;
    const requirements = await this.inCurrencyOf(requesterId, template.requirements);
    const command = { type: 'CreateTemplate', templateId, requesterId, ...template, requirements } as const;
    // The rules refuse before the name is reserved.
    templateDecider.decide(command, null, undefined);
    return this.reservations.holding(reservation, meta, () =>
      this.deciders.handle(templateDecider, templateId, command, meta),
    );
  }

  /** Amounts are in the currency of the requester's country; what is usual is not recorded. */
  private async inCurrencyOf(requesterId: Uuid, requirements: Requirements): Promise<Requirements> {
    const { state } = await this.deciders.load(companyDecider, requesterId);
    const region = regionOf(state?.registration.address.country ?? '');
    return region === 'unitedStates' ? requirements : { ...requirements, region };
  }
}
