import { templateDecider } from '@covertrail/domain/template/template.decider';
import { grantsOf, type KindsOf } from '#auth/owned-kinds';
import { ofRequester } from '#auth/sides';

/** A template: the requester that owns it has a right to it. */
export const TEMPLATE_GRANTS = grantsOf({ template: ofRequester(templateDecider) });

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof TEMPLATE_GRANTS> {}
}
