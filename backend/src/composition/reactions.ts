import type { INestApplication } from '@nestjs/common';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { FEATURE_REACTIONS } from '../features/features.js';
import type { Infrastructure } from './infrastructure.js';
import type { Mailing } from './mail.js';
import { notifier } from './notifier.reaction.js';
import { outbox } from './outbox.reaction.js';

/** The declarations of every reaction of the product, none of them running: `docs/events.md` shows what each handles. */
export const REACTIONS: readonly Pick<Reaction, 'name' | 'handles'>[] = [...FEATURE_REACTIONS, notifier, outbox];

/** The reactions, as the application provides them. */
export function reactionsOf(
  app: INestApplication,
  { vault, clock, deciders }: Infrastructure,
  { kinds, sender }: Mailing,
): readonly Reaction[] {
  return [
    ...FEATURE_REACTIONS.map(({ token }) => app.get<Reaction>(token)),
    notifier.with(deciders),
    outbox.with({ vault, clock, kinds, ordered: () => sender?.wake() }),
  ];
}
