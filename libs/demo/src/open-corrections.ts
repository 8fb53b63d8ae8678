import { correctionDecider } from '@covertrail/domain/correction/correction.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** The corrections of a supplier's past verdicts that nobody has acknowledged. */
export class OpenCorrections {
  constructor(private readonly deciders: DeciderStore) {}

  /** Null where there is none. */
  async oldest(trackingId: Uuid): Promise<Uuid | null> {
    const { state } = await this.deciders.load(correctionDecider, trackingId);
    return state.find(({ acknowledged }) => !acknowledged)?.correctionId ?? null;
  }
}
