import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ChangedChoice } from '@covertrail/domain/selection/selection.contract';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { ActOnTransfer, stepOf } from '@covertrail/backend/features/client-transfer/act-on-transfer.command';
import { RequestTransfer } from '@covertrail/backend/features/client-transfer/request-transfer/request-transfer.command';
import { AddHolder } from '@covertrail/backend/features/holder-book/add-holder.command';
import { AddNote } from '@covertrail/backend/features/note/add-note.command';
import { CancelRequest } from '@covertrail/backend/features/request/cancel-request.command';
import { DeclineRequest } from '@covertrail/backend/features/request/decline-request.command';
import { RequestCoverage } from '@covertrail/backend/features/request/request-coverage/request-coverage.command';
import { RespondToRequest } from '@covertrail/backend/features/request/respond-to-request.command';
import { ChooseShared } from '@covertrail/backend/features/selection/choose-shared.command';
import { SharePolicies } from '@covertrail/backend/features/share/share-policies.command';
import { pick, type CommandMakers, type CommandOf } from './command-makers.js';
import { agentOf } from './step-author.js';
import { letterUploadId } from './step-files.js';

type DealingStep =
  | 'requestCoverage'
  | 'respondToRequest'
  | 'declineRequest'
  | 'cancelRequest'
  | 'sharePolicies'
  | 'chooseShared'
  | 'addNote'
  | 'addHolder'
  | 'requestTransfer'
  | 'answerTransfer';

/** The relation between two companies. */
export const DEALING_COMMANDS: CommandMakers<DealingStep> = {
  requestCoverage: (command, { companyId, meta }) =>
    new RequestCoverage(
      companyId,
      command.to,
      { ...pick(command, 'projectId', 'message', 'dueOn'), templateId: undefined },
      meta,
    ),
  respondToRequest: ({ requestId, policyIds, remarks }, { meta }) =>
    new RespondToRequest(requestId, policyIds, remarks, meta),
  declineRequest: ({ requestId, reason }, { meta }) => new DeclineRequest(requestId, reason, meta),
  cancelRequest: ({ requestId, reason }, { meta }) => new CancelRequest(requestId, reason, meta),
  sharePolicies: (command, { meta }) =>
    new SharePolicies(
      { ...pick(command, 'insuredId', 'requesterId', 'projectId', 'policyIds'), requestId: null },
      meta,
    ),
  chooseShared: (command, { meta }) =>
    new ChooseShared(command.kind, pick(command, 'policyId', 'projectId'), allBut(command.remove), meta),
  addNote: ({ projectId, insuredId, text }, { companyId, userId, meta }) =>
    new AddNote(trackingIdOf(companyId, projectId, insuredId), userId, text, meta),
  addHolder: ({ ownerId, holder }, { meta }) => new AddHolder(ownerId, holder, meta),
  requestTransfer: (command, { by, meta }) => new RequestTransfer(agentOf(by), transferAsked(command), meta),
  answerTransfer: ({ transferId, action }, { companyId, meta }) =>
    new ActOnTransfer(transferId, stepOf(action, companyId, ''), undefined, meta),
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
