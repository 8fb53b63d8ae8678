import { Injectable } from '@nestjs/common';
import type { CertificateBatchRow } from '@covertrail/domain/certificate-batch/certificate-batch.contract';
import { holderBookDecider } from '@covertrail/domain/holder-book/holder-book.decider';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { CertificateProject } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { ProjectHolders } from '../project-holders.reader.js';

/** Whom a certificate of a batch names, and the requester that has it too. */
export interface BatchHolder {
  readonly holder: HolderDetails;
  readonly forProject?: CertificateProject;
}

/** The companies whose books and shares a batch may read. */
interface Sides {
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
}

/** `isGone`: the entry was deleted, the share has ended, or it is of somebody else. */
interface FoundHolder extends BatchHolder {
  readonly isGone: boolean;
}

/** Who the holder of a row is, read from its stream when the row has its turn: an entry of a book may have changed since it was chosen [E03]. */
@Injectable()
export class BatchHolders {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly holders: ProjectHolders,
  ) {}

  /** Null where it is gone. */
  async of(row: CertificateBatchRow, sides: Sides): Promise<BatchHolder | null> {
    const found = await this.found(row, sides);
    if (found === null) return null;
    const { isGone, ...holder } = found;
    return isGone ? null : holder;
  }

  /** Whom a row means, for those who read what became of it; null where nothing says so. */
  async named(row: CertificateBatchRow, sides: Sides): Promise<HolderDetails | null> {
    return (await this.found(row, sides))?.holder ?? null;
  }

  private found({ from, id }: CertificateBatchRow, sides: Sides): Promise<FoundHolder | null> {
    if (from === 'book') return this.booked(id, sides);
    return from === 'share' ? this.sharing(id, sides) : this.certified(id, sides);
  }

  private async booked(id: Uuid, { insuredId, agencyId }: Sides): Promise<FoundHolder | null> {
    const { state } = await this.deciders.load(holderBookDecider, id);
    if (!state || (state.ownerId !== insuredId && state.ownerId !== agencyId)) return null;
    return { holder: state.holder, isGone: state.removed };
  }

  /** The holder that the share states, or else the requester itself. */
  private async sharing(id: Uuid, { insuredId }: Sides): Promise<FoundHolder | null> {
    const { state } = await this.deciders.load(shareDecider, id);
    if (!state || state.shared.insuredId !== insuredId) return null;
    const { requesterId, projectId, holder = await this.holders.requester(requesterId) } = state.shared;
    return { holder, forProject: { requesterId, projectId }, isGone: state.ended };
  }

  private async certified(id: Uuid, { insuredId }: Sides): Promise<FoundHolder | null> {
    const { state } = await this.deciders.load(issuedCertificateDecider, id);
    return state?.insuredId === insuredId ? { holder: state.issues.at(-1)!.holder, isGone: false } : null;
  }
}
