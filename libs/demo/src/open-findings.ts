import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import { isExceptable } from '@covertrail/domain/exception/exception-pin';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** What a supplier lacks by its last assessment, which is of the day: the seed waits for it before each step. */
export class OpenFindings {
  constructor(private readonly deciders: DeciderStore) {}

  /** Rules of findings about a policy in force that are not met and not decided; none where nothing was assessed yet. */
  async of(trackingId: Uuid): Promise<readonly string[]> {
    const { state } = await this.deciders.load(assessmentDecider, trackingId);
    const open = state?.findings.filter(
      (finding) => isExceptable(finding) && !finding.exception && finding.policyId !== undefined,
    );
    return open?.map(({ rule }) => rule) ?? [];
  }
}
