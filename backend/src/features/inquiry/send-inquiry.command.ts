import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InquirySent } from '@covertrail/domain/inquiry/inquiry.contract';
import { inquiryDecider } from '@covertrail/domain/inquiry/inquiry.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import type { ServiceConfig } from '#service/service-config';
import { SERVICE } from '#tokens/tokens';

/** Writes to the support about a plan [F08]. Refused with INQUIRY.NO_SUPPORT where nobody would read it. */
export class SendInquiry extends Command<Outcome> {
  constructor(
    readonly inquiry: Omit<InquirySent['data'], 'inquiryId'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SendInquiry)
export class SendInquiryHandler implements ICommandHandler<SendInquiry, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(SERVICE) private readonly service: ServiceConfig,
  ) {}

  execute({ inquiry, meta }: SendInquiry): Promise<Outcome> {
    if (this.service.supportEmail === null) throw new Problem('INQUIRY.NO_SUPPORT');
    const inquiryId = deriveId('inquiry', meta.commandId);
    return this.deciders.handle(inquiryDecider, inquiryId, { type: 'SendInquiry', inquiryId, ...inquiry }, meta);
  }
}
