import { Inject, Injectable } from '@nestjs/common';
import { colleaguesView } from '@covertrail/contracts/membership/membership.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';

/** More invitations of one address than anybody answers. */
const MOST = 20;

/** Invitations to companies that an address has and has not answered [A10]. */
@Injectable()
export class OpenInvitations {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  /** Has the link of each sent again, unless mails went to the address lately. The views propose; the streams of the companies decide. */
  async sendAgain(email: string): Promise<void> {
    for (const { id: invitationId, companyId } of await this.of(email)) {
      const command = { type: 'SendInvitationAgain', invitationId, email, at: this.clock.now() } as const;
      await this.deciders.handle(companyMembersDecider, companyId, command, bySystem('activation', newId()));
    }
  }

  private async of(email: string): Promise<readonly { readonly id: Uuid; readonly companyId: Uuid }[]> {
    const { documents } = await this.views.find(
      peopleView,
      // Who was invited has no name: the address is all that is searched.
      { where: { searched: { eq: foldedText(email.trim()) } } },
      [{ field: 'id', direction: 'asc' }],
      { limit: MOST },
    );
    const colleagues = await this.views.byId(
      colleaguesView,
      documents.map(({ id }) => id),
    );
    return [...colleagues.values()].filter(({ status }) => status === 'invited');
  }
}
