import type { Uuid } from '@covertrail/domain/kernel/event';
import { everyDocument } from '#views/every-document.reader';
import type { Views } from '#views/views.service';
import type { Schedule } from './schedule.js';

/** What the view of a schedule lists of a policy, in its order. */
export const listedOf = <Given>(views: Views, { view }: Schedule<Given>, policyId: Uuid) =>
  everyDocument(views, view.of, { where: { policyId: { eq: policyId } } }, [{ field: view.order, direction: 'asc' }]);
