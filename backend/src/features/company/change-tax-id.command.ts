import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { taxIdDigits } from '@covertrail/domain/fields/company-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { CompanyTaxIds } from '#accounts/company-tax-ids.service';

/** Another tax id of a company, or its first one. `stated` may contain hyphens. */
export class ChangeTaxId extends Command<Outcome> {
  constructor(
    readonly companyId: Uuid,
    readonly stated: string,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** The new tax id is reserved first, as at the registration; the earlier one is free afterwards. */
@CommandHandler(ChangeTaxId)
export class ChangeTaxIdHandler implements ICommandHandler<ChangeTaxId, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly taxIds: CompanyTaxIds,
  ) {}

  async execute({ companyId, stated, expected, meta }: ChangeTaxId): Promise<Outcome> {
    const taxId = taxIdDigits(stated);
    const { position, revision } = await this.deciders.load(companyDecider, companyId);
    const before = await this.taxIds.of(companyId);
    if (before === taxId) return { streamId: companyId, revision, position, events: [] };
    const pinned = expected === undefined ? {} : { expected };
    const change = () => this.deciders.handle(companyDecider, companyId, { type: 'ChangeTaxId', taxId }, meta, pinned);
    // Nothing is reserved for a change of what is no longer so; it is refused.
    if (expected !== undefined && expected !== revision) return change();
    const outcome = await this.reservations.holding(this.taxIds.reservationOf(companyId, taxId), meta, change);
    if (before !== null) await this.reservations.giveUp(this.taxIds.reservationOf(companyId, before), meta);
    return outcome;
  }
}
