import { Injectable } from '@nestjs/common';
import { membersView } from '@covertrail/contracts/membership/membership.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Rights } from '#auth/rights.service';
import { Views } from '#views/views.service';

/** More people than an agency has; the list of a policy's agents holds no more. */
const MOST = 200;

/** The people of an agency who may act for its clients: the view proposes them, the membership streams decide. */
@Injectable()
export class AgencyPeople {
  constructor(
    private readonly views: Views,
    private readonly rights: Rights,
  ) {}

  async of(agencyId: Uuid): Promise<readonly Uuid[]> {
    const { documents } = await this.views.find(membersView, { where: { companyId: { eq: agencyId } } }, [], {
      limit: MOST,
    });
    const acting = await Promise.all(
      documents.map(async ({ userId }) => ((await this.acts(userId, agencyId)) ? [userId] : [])),
    );
    return acting.flat();
  }

  /** People who only read handle no policy. */
  acts(userId: Uuid, agencyId: Uuid): Promise<boolean> {
    return this.rights.actsForClients(userId, agencyId);
  }
}
