import type { DocumentRegisterCommand } from '@covertrail/domain/document-register/document-register.contract';
import { documentRegisterDecider } from '@covertrail/domain/document-register/document-register.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

type DocumentChange = RecordedEvent<'DocumentAttached' | 'DocumentReplaced' | 'DocumentRemoved'>;

/** Keeps one register of what is on file for each policy: the stream of a document is found by nobody who only knows its policy. */
export const documentRegistrar = defineReaction<DeciderStore>()({
  name: 'document-registrar',
  on: {
    DocumentAttached: (event, deciders) => {
      const { documentId, policyId, insuredId, kind, endorsement, file } = event.data;
      return register(event, { type: 'FileDocument', documentId, policyId, insuredId, kind, endorsement, name: file.name, uploadedAt: event.meta.recordedAt }, deciders);
    },
    DocumentReplaced: (event, deciders) => {
      const { documentId, after } = event.data;
      return register(event, { type: 'FileVersion', documentId, name: after.name, uploadedAt: event.meta.recordedAt }, deciders);
    },
    DocumentRemoved: (event, deciders) => register(event, { type: 'WithdrawDocument', documentId: event.data.documentId }, deciders),
  },
});

async function register(event: DocumentChange, command: DocumentRegisterCommand, deciders: DeciderStore): Promise<void> {
  const meta = carryingOut(event, 'document-registrar', deriveId('document-registrar', event.id));
  await deciders.handle(documentRegisterDecider, event.data.policyId, command, meta);
}
