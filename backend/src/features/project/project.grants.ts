import { projectDecider } from '@covertrail/domain/project/project.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofRequester } from '#auth/sides';

/** A project: the requester that owns it has a right to it. */
export const PROJECT_GRANTS = grantsOf({ project: ofRequester(projectDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof PROJECT_GRANTS> {}
}
