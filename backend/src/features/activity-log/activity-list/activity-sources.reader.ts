import {
  activityLogView,
  EVERYONE,
  type ActivityRowDocument,
} from '@covertrail/contracts/activity-log/activity-log.views';
import type { ActivityFilterDto } from '@covertrail/contracts/activity-log/activity-log.inputs';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { ConditionOn, WhereOf } from '@covertrail/platform/read-store/view-query';
import type { Views } from '#views/views.service';

const NEWEST = { field: 'position', direction: 'desc' } as const;

/** Between which positions events are asked for. */
interface ActivitySpan {
  readonly after?: Position;
  readonly last?: Position;
  /** Of a page: where the one before it ended. */
  readonly before?: Position;
}

/** What is asked of the log of a company. Plain values: a thread is asked with them. */
export interface AskedActivity {
  readonly companyId: Uuid;
  readonly filter: ActivityFilterDto;
  readonly span: ActivitySpan;
}

export type ActivitySource = WhereOf<typeof activityLogView>;

/**
 * The log of the company itself and the facts that everyone may know. The latter name no company and no policy, so they are left out where
 * the filter names one.
 */
export function activitySources({ companyId, filter, span }: AskedActivity): readonly ActivitySource[] {
  const { company, policy, user, feature } = filter;
  const position = positionsIn(span);
  const subjects = [company, policy].filter((id) => id !== undefined).map((id) => id.replaceAll('-', ''));
  const common: ActivitySource = {
    ...(position ? { position } : {}),
    ...(user ? { actorId: { eq: user } } : {}),
    ...(feature ? { feature: { eq: feature } } : {}),
  };
  if (subjects.length > 0) return [{ viewer: { eq: companyId }, subjects: { word: subjects.join(' ') }, ...common }];
  return [companyId, EVERYONE].map((viewer) => ({ viewer: { eq: viewer }, ...common }));
}

/** As one list, newest first. */
export async function newestActivity(
  views: Pick<Views, 'find'>,
  selection: AskedActivity,
  limit: number,
): Promise<ActivityRowDocument[]> {
  const found = await Promise.all(
    activitySources(selection).map((where) => views.find(activityLogView, { where }, [NEWEST], { limit })),
  );
  const records = found.flatMap(({ documents }) => documents);
  return records.sort((a, b) => (a.position > b.position ? -1 : 1)).slice(0, limit);
}

function positionsIn({ after, last, before }: ActivitySpan): ConditionOn<Position> | undefined {
  if (after === undefined && last === undefined && before === undefined) return undefined;
  return {
    ...(after === undefined ? {} : { gt: after }),
    ...(last === undefined ? {} : { lte: last }),
    ...(before === undefined ? {} : { lt: before }),
  };
}
