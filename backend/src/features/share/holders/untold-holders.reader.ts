import { Injectable } from '@nestjs/common';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { ChangesBeside } from './changes-beside.reader.js';
import { PolicyHoldersReader, type HeldShare } from './policy-holders.reader.js';

/** Who holds a policy and was not told of its last change, be it of its terms or beside them [D12]. */
@Injectable()
export class UntoldHolders {
  constructor(
    private readonly holders: PolicyHoldersReader,
    private readonly beside: ChangesBeside,
  ) {}

  /** `position`: of the last event of the policy. */
  async of(
    policy: { readonly policyId: Uuid; readonly insuredId: Uuid },
    position: Position,
  ): Promise<readonly HeldShare[]> {
    const all = await this.holders.of(policy);
    const { policyId, insuredId } = policy;
    const changes = await this.beside.after(firstTold(all) ?? position, policyId, insuredId);
    const untold: HeldShare[] = [];
    for (const holder of all)
      if (holder.upTo < position || (await this.beside.toTell(holder, policyId, changes)).length > 0)
        untold.push(holder);
    return untold;
  }
}

/** Up to where the log was told to those who know the least; null where nobody holds the policy. */
export const firstTold = (holders: readonly Pick<HeldShare, 'upTo'>[]): Position | null =>
  holders.map(({ upTo }) => upTo).sort()[0] ?? null;
