import { isCarried, carriedDocuments } from '@covertrail/domain/document-register/carried-documents.rules';
import type { DocumentRegisterCommand } from '@covertrail/domain/document-register/document-register.contract';
import { documentRegisterDecider } from '@covertrail/domain/document-register/document-register.decider';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

type DocumentChange = RecordedEvent<
  'DocumentAttached' | 'DocumentReplaced' | 'DocumentTypeChanged' | 'DocumentRemoved'
>;

/**
 * Keeps one register of what is on file for each policy: the stream of a document is found by nobody who only knows its policy. What
 * proves something of the supplier is on file for the policies that took the place of its own as well.
 */
export const documentRegistrar = defineReaction<DeciderStore>()({
  name: 'document-registrar',
  on: {
    DocumentAttached: async (event, deciders) => {
      const { documentId, policyId, insuredId, kind, endorsement, file } = event.data;
      const filing = {
        type: 'FileDocument',
        documentId,
        insuredId,
        kind,
        endorsement,
        name: file.name,
        uploadedAt: event.meta.recordedAt,
      } as const;
      await register(event, policyId, { ...filing, policyId }, deciders);
      if (!isCarried({ kind })) return;
      for (const successor of await successorsOf(policyId, event.position, deciders))
        await register(event, successor, { ...filing, policyId: successor }, deciders);
    },
    DocumentReplaced: (event, deciders) => {
      const { documentId, after } = event.data;
      return everywhere(
        event,
        { type: 'FileVersion', documentId, name: after.name, uploadedAt: event.meta.recordedAt },
        deciders,
      );
    },
    DocumentTypeChanged: changeKind,
    DocumentRemoved: (event, deciders) =>
      everywhere(event, { type: 'WithdrawDocument', documentId: event.data.documentId }, deciders),
    PolicyReplaced: async (event, deciders) => {
      const { policyId: replaced, replacedBy: policyId } = event.data;
      const { state } = await deciders.load(documentRegisterDecider, replaced);
      for (const document of carriedDocuments(state)) {
        const meta = carryingOut(
          event,
          'document-registrar',
          deriveId('document-registrar', event.id, document.documentId),
        );
        await deciders.handle(
          documentRegisterDecider,
          policyId,
          { type: 'FileDocument', policyId, insuredId: state?.insuredId ?? '', ...document },
          meta,
        );
      }
    },
  },
});

/** What now proves something of the supplier goes on to the policies that took the place of its own; what no longer does leaves them. */
async function changeKind(event: RecordedEvent<'DocumentTypeChanged'>, deciders: DeciderStore): Promise<void> {
  const { documentId, policyId, insuredId, after } = event.data;
  await register(event, policyId, { type: 'FileKind', documentId, kind: after }, deciders);
  const { state } = await deciders.load(documentRegisterDecider, policyId);
  const filed = state?.documents.find((document) => document.documentId === documentId);
  for (const successor of await successorsOf(policyId, event.position, deciders))
    await register(
      event,
      successor,
      filed && isCarried(filed)
        ? { type: 'FileDocument', policyId: successor, insuredId, ...filed }
        : { type: 'WithdrawDocument', documentId },
      deciders,
    );
}

/** Of a document that a register does not know, nothing follows. */
async function everywhere(
  event: DocumentChange,
  command: DocumentRegisterCommand,
  deciders: DeciderStore,
): Promise<void> {
  const { policyId } = event.data;
  for (const registered of [policyId, ...(await successorsOf(policyId, event.position, deciders))])
    await register(event, registered, command, deciders);
}

async function register(
  event: DocumentChange,
  policyId: Uuid,
  command: DocumentRegisterCommand,
  deciders: DeciderStore,
): Promise<void> {
  const own = policyId === event.data.policyId;
  const commandId = own ? deriveId('document-registrar', event.id) : deriveId('document-registrar', event.id, policyId);
  await deciders.handle(
    documentRegisterDecider,
    policyId,
    command,
    carryingOut(event, 'document-registrar', commandId),
  );
}

/** The policies that had taken the place of a policy by then, one after the other. What takes it later is given what is on file when it does. */
async function successorsOf(policyId: Uuid, asOf: Position, deciders: DeciderStore): Promise<readonly Uuid[]> {
  const found: Uuid[] = [];
  for (
    let next = await successorOf(policyId, asOf, deciders);
    next !== null && !found.includes(next);
    next = await successorOf(next, asOf, deciders)
  )
    found.push(next);
  return found;
}

const successorOf = async (policyId: Uuid, asOf: Position, deciders: DeciderStore): Promise<Uuid | null> =>
  (await deciders.loadAt(policyDecider, policyId, asOf)).state?.replacedBy?.policyId ?? null;
