import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TakeBackEffect } from '@covertrail/contracts/agency-import/agency-import.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { refusedRows } from '@covertrail/domain/kernel/refused-rows.rules';
import { Views } from '#views/views.service';
import { AgencyImportTakeBack } from './agency-import-take-back.service.js';
import { takeBackEffects } from './kept-policies.reader.js';

/** What taking an import of this agency back would do. */
export class PreviewTakeBack extends Query<TakeBackEffect> {
  constructor(
    readonly importId: Uuid,
    readonly agencyId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(PreviewTakeBack)
export class PreviewTakeBackHandler implements IQueryHandler<PreviewTakeBack, TakeBackEffect> {
  constructor(
    private readonly takeBack: AgencyImportTakeBack,
    private readonly views: Views,
  ) {}

  async execute({ importId, agencyId }: PreviewTakeBack): Promise<TakeBackEffect> {
    const { counts, kept } = await this.takeBack.tried(importId, agencyId);
    const { refusedCount: keptCount, refused } = refusedRows(kept);
    const [effect] = await takeBackEffects([{ ...counts, keptCount, kept: refused }], this.views);
    if (!effect) throw new Error('Each result has an effect.');
    return effect;
  }
}
