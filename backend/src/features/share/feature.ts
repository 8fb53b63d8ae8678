import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { CarryOver } from '#carrying-over/carry-over.service';
import { ReplaceSharedHandler } from './batch/replace-shared.command.js';
import { ReadShareBatchRowsHandler } from './batch/share-batch-rows.query.js';
import { ShareBatchController } from './batch/share-batch.controller.js';
import { shareBatchReaction } from './batch/share-batch.reaction.js';
import { ShareBatches } from './batch/share-batches.service.js';
import { StartShareBatchHandler } from './batch/start-share-batch.command.js';
import { shareCarrier } from './carry-over/share-carrier.reaction.js';
import { ShareCarrier } from './carry-over/share-carrier.service.js';
import { SharePoliciesHandler } from './share-policies.command.js';
import { ChangeShareHandler } from './change-share.command.js';
import { ChangesBeside } from './holders/changes-beside.reader.js';
import { HolderDifferences } from './holders/holder-difference.service.js';
import { IssueAgainHandler } from './holders/issue-again.command.js';
import { issuedAgainMail } from './holders/issued-again.mail.js';
import { PolicyHoldersController } from './holders/policy-holders.controller.js';
import { ReadPolicyHoldersHandler } from './holders/policy-holders.query.js';
import { PolicyHoldersReader } from './holders/policy-holders.reader.js';
import { UntoldHolders } from './holders/untold-holders.reader.js';
import { InsuredDays } from './insured-days.reader.js';
import { CountSharesHandler } from './share-count.query.js';
import { ShareExpiry } from './share-expiry.service.js';
import { ReadShareGraphHandler } from './share-graph.query.js';
import { ShareChangesController } from './share-changes.controller.js';
import { ShareController } from './share.controller.js';
import { SHARE_PROBLEMS } from './share.problems.js';
import { shareSight } from './reactions/share-sight.reaction.js';
import { responseSharer } from './reactions/response-sharer.reaction.js';
import { ReadShareDetailsHandler } from './share-details.query.js';
import { SHARE_GRANTS } from './share.grants.js';
import { shareNotices } from './share.notices.js';
import { ReadChosenPoliciesHandler } from './wizard/chosen-policies.query.js';
import { PreviewShareHandler } from './wizard/preview-share.query.js';
import { ReadResharingHandler } from './wizard/resharing.query.js';
import { SentDrafts } from './wizard/sent-drafts.service.js';
import { ShareChecks } from './wizard/share-checks.service.js';
import { ShareChoicesHandler } from './wizard/share-choices.query.js';
import { ShareOnceHandler } from './wizard/share-once.command.js';
import { ShareProjectsHandler } from './wizard/share-projects.query.js';
import { ShareSidesReader } from './wizard/share-sides.reader.js';
import { ShareWizardController } from './wizard/share-wizard.controller.js';

@Module({
  controllers: [
    ShareController,
    ShareChangesController,
    ShareWizardController,
    ShareBatchController,
    PolicyHoldersController,
  ],
  providers: [
    SharePoliciesHandler,
    ShareOnceHandler,
    ShareChecks,
    SentDrafts,
    ReadChosenPoliciesHandler,
    ShareSidesReader,
    ShareChoicesHandler,
    ShareProjectsHandler,
    PreviewShareHandler,
    ReadResharingHandler,
    ReadShareDetailsHandler,
    ShareBatches,
    StartShareBatchHandler,
    ReplaceSharedHandler,
    ReadShareBatchRowsHandler,
    ChangeShareHandler,
    ChangesBeside,
    HolderDifferences,
    IssueAgainHandler,
    PolicyHoldersReader,
    UntoldHolders,
    ReadPolicyHoldersHandler,
    ReadShareGraphHandler,
    CountSharesHandler,
    InsuredDays,
    ShareExpiry,
    CarryOver,
    ShareCarrier,
  ],
  exports: [ShareCarrier, ShareBatches],
})
class ShareModule {}

export const shareFeature: BackendFeature = {
  name: 'share',
  module: ShareModule,
  notices: shareNotices,
  mails: [issuedAgainMail],
  reactions: [
    reactsWith(DeciderStore, responseSharer),
    reactsWith(DeciderStore, shareSight),
    reactsWith(ShareCarrier, shareCarrier),
    reactsWith(ShareBatches, shareBatchReaction),
  ],
  jobs: [{ name: 'end of expired shares', by: ShareExpiry, eachDay: true }],
  grants: SHARE_GRANTS,
  problems: SHARE_PROBLEMS,
};
