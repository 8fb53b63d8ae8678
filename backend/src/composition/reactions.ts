import type { Reaction } from '@covertrail/platform/engine/reaction';
import { ComplianceAssessor } from '../features/assessment/assess-compliance/compliance-assessor.service.js';
import { assessorReaction } from '../features/assessment/reactions/assessor.reaction.js';
import { TrackingsByView } from '../features/assessment/reactions/trackings-by-view.reader.js';
import { transferCompleter } from '../features/client-transfer/reactions/transfer-completer.reaction.js';
import { clientKeeper } from '../features/client/reactions/client-keeper.reaction.js';
import { notifier } from '../features/notification/reactions/notifier.reaction.js';
import { responseSharer } from '../features/share/reactions/response-sharer.reaction.js';
import { trackingStarter } from '../features/tracking/reactions/tracking-starter.reaction.js';
import { outbox } from '../mail/outbox.reaction.js';
import { JudgedInputsLoader } from '../judging/judged-inputs.loader.js';
import type { Views } from '../views/views.service.js';
import type { Ground } from './ground.js';
import type { Mailing } from './mail.js';

/** The one assessor of a process: the reaction and the clock send it to work. */
export const assessorOf = ({ deciders, events, clock }: Ground): ComplianceAssessor =>
  new ComplianceAssessor(deciders, events, new JudgedInputsLoader(deciders.readable), clock);

type Writing = Pick<Mailing, 'kinds' | 'sender'>;

/** Every reaction of the product. `views` is asked when an event comes, not before; `mailing` is left out where they are only named. */
export function reactionsOf(ground: Ground, views: () => Views, { kinds, sender }: Writing = { kinds: [], sender: null }): readonly Reaction[] {
  return [
    responseSharer(ground.deciders),
    trackingStarter(ground.deciders),
    transferCompleter(ground.deciders),
    clientKeeper(ground.deciders),
    notifier(ground.deciders),
    outbox(ground, kinds, () => sender?.wake()),
    assessorReaction(assessorOf(ground), new TrackingsByView(views)),
  ];
}
