import { systemClock } from '@covertrail/platform/clock/clock';
import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import { PROCESS_NAME } from '@covertrail/platform/ids/process-name';
import { ProcessBeat, viewNotes, type FollowerNote } from '@covertrail/platform/running/process-beat';
import type { Engines } from './engines.js';
import type { Infrastructure } from './infrastructure.js';

/** Lets this backend note what it runs, for the operator's page of whichever backend. */
export const processBeat = ({ reads }: Infrastructure, engines: Engines): ProcessBeat =>
  new ProcessBeat({
    reads,
    clock: systemClock,
    name: PROCESS_NAME,
    kind: 'backend',
    followers: () => followersOf(engines),
  });

function followersOf({ projections, reactions }: Engines): readonly FollowerNote[] {
  const views = projections instanceof ProjectionEngine ? viewNotes(projections.status()) : [];
  return [
    ...views,
    ...reactions
      .status()
      .map(({ reaction, state, error }): FollowerNote => ({ kind: 'reaction', name: reaction, state, error })),
  ];
}
