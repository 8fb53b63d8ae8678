import { Inject, Injectable } from '@nestjs/common';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import { ENGINE_VERSION } from '@covertrail/domain/compliance/assess';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { ControlValues } from '@covertrail/platform/read-store/control-values.port';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { CONTROL } from '#tokens/tokens';
import type { Job } from '#feature-job';
import type { Views } from '#views/views.service';
import { WholeViews } from '#views/whole-views.service';
import { ComplianceAssessor } from '../assess-compliance/compliance-assessor.service.js';

/** The control value that names the engine version by which every tracking was assessed. */
const ASSESSED_BY = 'assessed-by-engine';
const NAME = 'engine-reassessment';
const PAGE = 500;

/**
 * A newer engine may give another result for the same facts. After an upgrade every tracking that an older engine assessed is
 * assessed once more, with the engine as the cause (reference: the assessor); an equal result records nothing. After an interruption it
 * starts again, which is harmless: the ids of its commands derive from tracking and version.
 */
@Injectable()
export class EngineReassessment implements Job {
  constructor(
    @Inject(ComplianceAssessor) private readonly assessor: Pick<ComplianceAssessor, 'assess'>,
    private readonly deciders: DeciderStore,
    @Inject(CONTROL) private readonly control: Pick<ControlValues, 'getControl' | 'setControl'>,
    private readonly views: WholeViews,
  ) {}

  /** Returns the number of trackings that were assessed; 0 when this version has already done so. */
  async run(version = ENGINE_VERSION): Promise<number> {
    if (((await this.control.getControl<number>(ASSESSED_BY)) ?? 0) >= version) return 0;
    const assessed = await this.views.during((views) => this.reassessAll(views, version));
    await this.control.setControl(ASSESSED_BY, version);
    return assessed;
  }

  private async reassessAll(views: Views, version: number): Promise<number> {
    let assessed = 0;
    for (let page = await this.page(views); page.length > 0; page = await this.page(views, page.at(-1))) {
      for (const id of page) assessed += (await unlessUnreadable(this.reassess(id, version), false)) ? 1 : 0;
    }
    return assessed;
  }

  private async reassess(trackingId: Uuid, version: number): Promise<boolean> {
    const { state } = await this.deciders.load(assessmentDecider, trackingId);
    if (state === null || state.engineVersion >= version) return false;
    await this.assessor.assess(trackingId, { kind: 'engine' }, bySystem(NAME, deriveId(NAME, trackingId, version)));
    return true;
  }

  /** In the order of their ids, after the last one of the page before. */
  private async page(views: Views, after?: Uuid): Promise<readonly Uuid[]> {
    const filter: FilterOf<typeof trackedSuppliersView> =
      after === undefined ? { and: [] } : { where: { id: { gt: after } } };
    const { documents } = await views.find(trackedSuppliersView, filter, [{ field: 'id', direction: 'asc' }], {
      limit: PAGE,
    });
    return documents.map(({ id }) => id);
  }
}
