import { Injectable } from '@nestjs/common';
import { trackingInputsView } from '@covertrail/contracts/tracking/tracking.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { Views } from '#views/views.service';

const VIEW = trackingInputsView;
const PAGE = 500;

/** Which trackings depend on a stream: the index of the assessor. A view that is too far behind is waited for: nothing is skipped. */
@Injectable()
export class TrackingsByView {
  constructor(private readonly views: Views) {}

  /** The trackings that depend on a stream, once the view has reached the position. */
  async restingOn(stream: string, asOf: Position): Promise<readonly Uuid[]> {
    const { views } = this;
    await views.reached(asOf, VIEW);
    const found: Uuid[] = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await views.find(VIEW, { where: { stream: { eq: stream } } }, [], {
        limit: PAGE,
        ...(after ? { after } : {}),
      });
      found.push(...page.documents.map(({ trackingId }) => trackingId));
      after = page.nextKey;
      more = after !== undefined;
    }
    return found;
  }
}
