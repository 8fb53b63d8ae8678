import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import { ENGINE_VERSION } from '@covertrail/domain/compliance/assess';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Views } from '#views/views.service';
import type { ComplianceAssessor } from '../assess-compliance/compliance-assessor.service.js';

/** The control value that names the engine version by which every tracking was assessed. */
const ASSESSED_BY = 'assessed-by-engine';
const NAME = 'engine-reassessment';
const PAGE = 500;

/**
 * A newer engine may come to another answer on the same facts. After an upgrade every tracking that an older engine assessed is
 * assessed once more, and names the engine as the cause (DESIGN section 6); what finds the same is recorded by nobody. When it
 * is interrupted it begins again: its commands have ids that derive from tracking and version.
 */
export class EngineReassessment {
  constructor(
    private readonly assessor: Pick<ComplianceAssessor, 'assess'>,
    private readonly deciders: Pick<DeciderStore, 'load'>,
    private readonly reads: Pick<ReadStore, 'getControl' | 'setControl'>,
    private readonly views: Pick<Views, 'find'>,
    private readonly version = ENGINE_VERSION,
  ) {}

  /** How many trackings were assessed; 0 where this version has done so before. */
  async run(): Promise<number> {
    if (((await this.reads.getControl<number>(ASSESSED_BY)) ?? 0) >= this.version) return 0;
    let assessed = 0;
    for (let page = await this.page(); page.length > 0; page = await this.page(page.at(-1))) {
      for (const id of page) assessed += (await unlessUnreadable(this.reassess(id), false)) ? 1 : 0;
    }
    await this.reads.setControl(ASSESSED_BY, this.version);
    return assessed;
  }

  private async reassess(trackingId: Uuid): Promise<boolean> {
    const { state } = await this.deciders.load(assessmentDecider, trackingId);
    if (state === null || state.engineVersion >= this.version) return false;
    await this.assessor.assess(trackingId, { kind: 'engine' }, bySystem(NAME, deriveId(NAME, trackingId, this.version)));
    return true;
  }

  /** In the order of their ids, after the one looked at last. */
  private async page(after?: Uuid): Promise<readonly Uuid[]> {
    const filter: FilterOf<typeof trackedSuppliersView> = after === undefined ? { and: [] } : { where: { id: { gt: after } } };
    const { documents } = await this.views.find(trackedSuppliersView, filter, [{ field: 'id', direction: 'asc' }], { limit: PAGE });
    return documents.map(({ id }) => id);
  }
}
