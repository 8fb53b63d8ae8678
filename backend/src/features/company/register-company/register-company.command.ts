import { Command } from '@nestjs/cqrs';
import type { CompanyRegistered } from '@covertrail/domain/company/company.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** A company enters the product. Sign-up will send it; until then the demo world does. */
export class RegisterCompany extends Command<Outcome> {
  constructor(
    readonly company: CompanyRegistered['data'],
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
