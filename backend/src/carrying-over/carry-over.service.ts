import { Injectable } from '@nestjs/common';
import { carryOverDecider } from '@covertrail/domain/carry-over/carry-over.decider';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { refusalOf } from '@covertrail/platform/deciders/refusal-of';
import { deriveId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { Representations } from '#auth/representations.service';
import type { CarriedRecords, Replacement } from './carried-records.js';

/** Commands under way at a time: those that wait for the log together share its flush. */
const MOST_AT_ONCE = 64;

/** Carries records over to a replacement: each is a command with an id from the replacement and the record, so that to repeat it is harmless. */
@Injectable()
export class CarryOver {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  /** Records nothing where the old policy had no such record, nor where the log has the end of it. */
  async run(
    records: CarriedRecords,
    replacement: Replacement,
    asOf: Position,
    metaOf: (commandId: Uuid) => CommandMeta,
  ): Promise<void> {
    const { kind } = records;
    const { policyId, replaces, insuredId } = replacement;
    const carryOverId = deriveId('carry-over', policyId, kind);
    if ((await this.deciders.load(carryOverDecider, carryOverId)).state?.completed) return;
    const ids = await this.idsOf(records, replacement, asOf);
    if (ids.length === 0) return;
    const policy = (await this.deciders.readable.load(policyDecider, policyId)).state;
    const agencyId = policy && (await this.representations.managerOf(policy));
    const start = {
      type: 'StartCarryOver',
      carryOverId,
      policyId,
      replaces,
      insuredId,
      agencyId,
      kind,
      count: ids.length,
    } as const;
    await this.deciders.handle(carryOverDecider, carryOverId, start, metaOf(deriveId('start', carryOverId)));
    let carried = 0;
    await atOnce(MOST_AT_ONCE, ids, async (recordId) => {
      const refused = await refusalOf(
        records.carry(replacement, recordId, carryOverId, metaOf(deriveId('carry-over', carryOverId, recordId))),
      );
      if (refused === null) carried += 1;
    });
    await this.deciders.handle(
      carryOverDecider,
      carryOverId,
      { type: 'CompleteCarryOver', carried },
      metaOf(deriveId('complete', carryOverId)),
    );
  }

  /** A view shows what the policy has now: of that, what it had then. */
  private async idsOf(records: CarriedRecords, replacement: Replacement, asOf: Position): Promise<readonly Uuid[]> {
    const ids = await records.idsOf(replacement, asOf);
    const there = new Set<Uuid>();
    await atOnce(MOST_AT_ONCE, ids, async (id) => void ((await records.wasThere(id, asOf)) && there.add(id)));
    return ids.filter((id) => there.has(id));
  }
}
