import type { Uuid } from '@covertrail/domain/kernel/event';
import type { HolderDraft } from '@covertrail/domain/draft/draft.contract';
import { draftDecider } from '@covertrail/domain/draft/draft.decider';
import type { ChangedChoice } from '@covertrail/domain/selection/selection.contract';
import { draftIdOf } from '@covertrail/platform/ids/draft-id';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { ActOnTransfer, stepOf } from '@covertrail/backend/features/client-transfer/act-on-transfer.command';
import { RequestTransfer } from '@covertrail/backend/features/client-transfer/request-transfer/request-transfer.command';
import { AddHolder } from '@covertrail/backend/features/holder-book/add-holder.command';
import { IssueCertificate } from '@covertrail/backend/features/issued-certificate/issue-certificate.command';
import { AddNote } from '@covertrail/backend/features/note/add-note.command';
import { CancelRequest } from '@covertrail/backend/features/request/cancel-request.command';
import { DeclineRequest } from '@covertrail/backend/features/request/decline-request.command';
import { RequestCoverage } from '@covertrail/backend/features/request/request-coverage/request-coverage.command';
import { StartRequestBatch } from '@covertrail/backend/features/request/batch/start-request-batch.command';
import { RespondToRequest } from '@covertrail/backend/features/request/respond-to-request.command';
import { ChooseShared } from '@covertrail/backend/features/selection/choose-shared.command';
import { ChangeShare } from '@covertrail/backend/features/share/change-share.command';
import { SharePolicies } from '@covertrail/backend/features/share/share-policies.command';
import { UploadSignature } from '@covertrail/backend/features/signature/upload-signature.command';
import { StopTracking } from '@covertrail/backend/features/tracking/supplier-settings/stop-tracking.command';
import { Forward } from '@covertrail/backend/forwarding/forward.command';
import { demoSignature } from '../demo-signature.js';
import { pick, type CommandMakers, type CommandOf } from './command-makers.js';
import { agentOf } from './step-author.js';
import { letterUploadId } from './step-files.js';

type DealingStep =
  | 'requestCoverage'
  | 'requestFromMany'
  | 'draftAnswer'
  | 'respondToRequest'
  | 'declineRequest'
  | 'cancelRequest'
  | 'sharePolicies'
  | 'endShare'
  | 'chooseShared'
  | 'addNote'
  | 'inactivateSupplier'
  | 'cancelTracking'
  | 'addHolder'
  | 'uploadSignature'
  | 'issueCertificate'
  | 'requestTransfer'
  | 'answerTransfer';

/** The relation between two companies. */
export const DEALING_COMMANDS: CommandMakers<DealingStep> = {
  requestCoverage: (command, { companyId, meta }) =>
    new RequestCoverage(
      companyId,
      command.to,
      { ...pick(command, 'projectId', 'message', 'dueOn'), ...command.beside, templateId: undefined },
      meta,
    ),
  requestFromMany: (command, { companyId, meta }) =>
    new StartRequestBatch(
      companyId,
      { ...pick(command, 'projectId', 'message', 'dueOn'), templateId: undefined },
      command.emails.map((email) => ({ email })),
      meta,
    ),
  draftAnswer: ({ requestId, policyIds, remarks }, { companyId, meta }) => {
    const draftId = draftIdOf({ kind: 'answer', subjectId: requestId, companyId });
    const content = { kind: 'answer', policyIds, remarks, documents: [], holder: NOBODY } as const;
    const draft = { type: 'SaveDraft', seen: 0, draftId, subjectId: requestId, companyId, content } as const;
    return new Forward(draftDecider, draftId, draft, meta);
  },
  respondToRequest: ({ requestId, policyIds, remarks }, { meta }) =>
    new RespondToRequest(requestId, policyIds, remarks, meta),
  declineRequest: ({ requestId, reason }, { meta }) => new DeclineRequest(requestId, reason, meta),
  cancelRequest: ({ requestId, reason }, { meta }) => new CancelRequest(requestId, reason, meta),
  sharePolicies: (command, { meta }) =>
    new SharePolicies(
      {
        ...pick(command, 'insuredId', 'requesterId', 'projectId', 'policyIds'),
        ...command.terms,
        requestId: null,
      },
      meta,
    ),
  endShare: ({ shareId }, { meta }) => new ChangeShare(shareId, { type: 'EndShare' }, meta),
  chooseShared: (command, { meta }) =>
    new ChooseShared(command.kind, pick(command, 'policyId', 'projectId'), allBut(command.remove), meta),
  addNote: ({ projectId, insuredId, text }, { companyId, userId, meta }) =>
    new AddNote(trackingIdOf(companyId, projectId, insuredId), userId, text, meta),
  inactivateSupplier: ({ insuredId, projectId, effectiveFrom }, { companyId, meta }) =>
    new StopTracking(
      trackingIdOf(companyId, projectId, insuredId),
      { type: 'InactivateSupplier', effectiveFrom },
      meta,
    ),
  cancelTracking: ({ insuredId, projectId, effectiveFrom, reason }, { companyId, meta }) =>
    new StopTracking(
      trackingIdOf(companyId, projectId, insuredId),
      { type: 'CancelTracking', effectiveFrom, reason },
      meta,
    ),
  uploadSignature: ({ name }, { userId, meta }) => new UploadSignature(userId, 'agent', demoSignature(name), meta),
  issueCertificate: (command, { by, meta }) =>
    new IssueCertificate(agentOf(by), pick(command, 'insuredId', 'form', 'holder', 'policyIds'), meta),
  addHolder: ({ ownerId, holder }, { meta }) => new AddHolder(ownerId, holder, meta),
  requestTransfer: (command, { by, meta }) => new RequestTransfer(agentOf(by), transferAsked(command), meta),
  answerTransfer: ({ transferId, action }, { companyId, meta }) =>
    new ActOnTransfer(transferId, stepOf(action, companyId, ''), undefined, meta),
};

/** No certificate holder was entered. */
const NOBODY: HolderDraft = {
  name: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  notes: '',
  includeNotesAndAddressOnCoi: true,
  primaryNamedInsured: '',
  furtherNamedInsureds: '',
};

const allBut = (remove: readonly Uuid[]): ChangedChoice => ({
  selectAll: true,
  clearPrevious: false,
  add: [],
  remove,
});

function transferAsked(command: CommandOf<'requestTransfer'>) {
  const { insuredId, toAgencyId, toAgentId, note, letter } = command;
  return {
    insuredCompanyId: insuredId,
    toAgencyId,
    toAgentId,
    note,
    ...(letter ? { letter: { uploadId: letterUploadId(command), signedOn: letter.signedOn } } : {}),
  };
}
