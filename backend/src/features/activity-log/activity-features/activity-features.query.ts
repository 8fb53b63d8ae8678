import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ActivityFeature } from '@covertrail/contracts/activity-log/activity-log.replies';
import { FEATURE_WORDS } from '@covertrail/wording/catalogue/feature-words';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';

const byWords = new Intl.Collator('en').compare;

const SHOWN: readonly ActivityFeature[] = [...FEATURE_WORDS]
  .flatMap(([feature, about]) => (about === null ? [] : [{ feature, about }]))
  .sort((a, b) => byWords(a.about, b.about));

/** Answers GET activity-log/features: all that is shown to companies, whether or not they have events of it. */
export class ListActivityFeatures extends Query<QueryReply<readonly ActivityFeature[]>> {}

@QueryHandler(ListActivityFeatures)
export class ListActivityFeaturesHandler implements IQueryHandler<ListActivityFeatures> {
  constructor(private readonly views: Views) {}

  execute(): Promise<QueryReply<readonly ActivityFeature[]>> {
    return Promise.resolve(this.views.reply(SHOWN));
  }
}
