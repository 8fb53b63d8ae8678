import { Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { plainHolder, type HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { addressOf } from './certificate-parties.reader.js';

/** Whom certificates for a requester name where nobody else was stated. */
@Injectable()
export class ProjectHolders {
  constructor(private readonly deciders: DeciderStore) {}

  /** As the requirements of the template say on this day, or else the requester itself. */
  async required(templateId: Uuid, requesterId: Uuid, day: CalendarDate): Promise<HolderDetails> {
    const { state } = await this.deciders.readable.load(templateDecider, templateId);
    const lines = requirementsAt(state, day)?.requirements.lines ?? [];
    const [required] = lines.flatMap(({ certificateHolder }) => certificateHolder ?? []);
    return required ? plainHolder(required) : this.requester(requesterId);
  }

  async requester(requesterId: Uuid): Promise<HolderDetails> {
    const { state } = await this.deciders.readable.load(companyDecider, requesterId);
    if (!state) throw new Error(`Company ${requesterId} is not registered`);
    return plainHolder({ name: state.name, address: addressOf(state.contact.address) });
  }
}
