import type { Reaction } from '@covertrail/platform/engine/reaction';
import { ComplianceAssessor } from '../features/assessment/assess-compliance/compliance-assessor.service.js';
import { assessorReaction } from '../features/assessment/reactions/assessor.reaction.js';
import { TrackingsByView } from '../features/assessment/reactions/trackings-by-view.reader.js';
import { transferCompleter } from '../features/client-transfer/reactions/transfer-completer.reaction.js';
import { clientUpdater } from '../features/client/reactions/client-updater.reaction.js';
import { notifier } from '../features/notification/reactions/notifier.reaction.js';
import { responseSharer } from '../features/share/reactions/response-sharer.reaction.js';
import { trackingStarter } from '../features/tracking/reactions/tracking-starter.reaction.js';
import { outbox } from '../mail/outbox.reaction.js';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import type { Views } from '../views/views.service.js';
import type { Infrastructure } from './infrastructure.js';
import type { Mailing } from './mail.js';

/** The one assessor of a process: the reaction and the clock send it to work. */
export const assessorOf = ({ deciders, events, clock }: Infrastructure): ComplianceAssessor =>
  new ComplianceAssessor(deciders, events, new AssessmentInputsLoader(deciders.readable), clock);

type Writing = Pick<Mailing, 'kinds' | 'sender'>;

/** Every reaction of the product, before it has what it works with: `docs/events.md` says what each handles. */
export const REACTIONS: readonly Pick<Reaction, 'name' | 'handles'>[] = [
  responseSharer, trackingStarter, transferCompleter, clientUpdater, notifier, outbox, assessorReaction,
];

/** The reactions at work. `views` is asked when an event comes, not before. */
export function reactionsOf(infrastructure: Infrastructure, views: () => Views, { kinds, sender }: Writing): readonly Reaction[] {
  const { deciders, vault, clock } = infrastructure;
  return [
    ...[responseSharer, trackingStarter, transferCompleter, clientUpdater, notifier].map((reaction) => reaction.with(deciders)),
    outbox.with({ vault, clock, kinds, ordered: () => sender?.wake() }),
    assessorReaction.with({ assessor: assessorOf(infrastructure), trackings: new TrackingsByView(views) }),
  ];
}
