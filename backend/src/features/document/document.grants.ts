import { documentDecider } from '@covertrail/domain/document/document.decider';
import { grantsOf, type GrantCheck, type KindsOf } from '#auth/owned-kinds';

/** A document goes with its policy: who may change it, and who may read it. */
export const DOCUMENT_GRANTS = grantsOf({
  document: asPolicy('answeringPolicy'),
  readDocument: asPolicy('readAnsweringPolicy'),
});

function asPolicy(kind: 'answeringPolicy' | 'readAnsweringPolicy'): GrantCheck {
  return async (actor, id, { readable, grant }) => {
    const { state } = await readable.load(documentDecider, id);
    return state && grant(actor, kind, state.policyId);
  };
}

declare module '#auth/owned-kinds' {
  interface OwnedKinds extends KindsOf<typeof DOCUMENT_GRANTS> {}
}
