import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { SPREADSHEETS } from '#spreadsheets/spreadsheet-providers';
import { uploadsBy } from '#uploads/upload.module';
import { AddAnsweringPolicyHandler } from './add-answering-policy.command.js';
import { AddPolicyHandler } from './add-policy.command.js';
import { AgencyImportController } from './agency-import/agency-import.controller.js';
import { AGENCY_IMPORT_PROBLEMS } from './agency-import/agency-import.problems.js';
import { agencyImporter } from './agency-import/agency-importer.reaction.js';
import { AgencyImporter } from './agency-import/agency-importer.service.js';
import { agencyImportTakeBack } from './agency-import/agency-import-take-back.reaction.js';
import { AgencyImportTakeBack } from './agency-import/agency-import-take-back.service.js';
import { AgencyImports } from './agency-import/agency-imports.service.js';
import { AgencyPolicies } from './agency-import/agency-policies.reader.js';
import { AgencyRows } from './agency-import/agency-row.service.js';
import { PreviewTakeBackHandler } from './agency-import/preview-take-back.query.js';
import { StartAgencyImportHandler } from './agency-import/start-agency-import.command.js';
import { AgencyPeople } from './agency-people.reader.js';
import { ReadApprovalEffectsHandler } from './approval/approval-effects.query.js';
import { PolicyApprovalController } from './approval/policy-approval.controller.js';
import { ReadPolicyPendingHandler } from './approval/policy-pending.query.js';
import { AssignPolicyHandler } from './assign-policy.command.js';
import { PolicyDraftController } from './drafts/policy-draft.controller.js';
import { PolicyDrafts } from './drafts/policy-drafts.service.js';
import { EditPolicyHandler } from './edit-policy.command.js';
import { ReadLimitDetailsHandler } from './cards/limit-details.query.js';
import { PolicyCardsController } from './cards/policy-cards.controller.js';
import { ReadPolicyComplianceHandler } from './cards/policy-compliance.query.js';
import { PolicyFindings } from './cards/policy-findings.reader.js';
import { PolicySight } from './cards/policy-sight.reader.js';
import { ReadProvidedPoliciesHandler } from './cards/provided-policies.query.js';
import { ReplacePolicyHandler } from './replace-policy.command.js';
import { ManagePolicyHandler } from './managing-agency/manage-policy.command.js';
import { ManagingAgencyController } from './managing-agency/managing-agency.controller.js';
import { ReadManagingAgencyHandler } from './managing-agency/managing-agency.query.js';
import { policyReplacer } from './reactions/policy-replacer.reaction.js';
import { PolicyAgentsHandler } from './policy-agents.query.js';
import { PolicyDetailsHandler } from './policy-details.query.js';
import { PolicyCarriers } from './policy-carriers.reader.js';
import { PolicyCertificates } from './policy-certificates.reader.js';
import { PolicyListsController } from './policy-lists.controller.js';
import { PolicyController } from './policy.controller.js';
import { PolicyWhatIfController } from './what-if/policy-what-if.controller.js';
import { TryCancellationHandler } from './what-if/try-cancellation.command.js';
import { POLICY_PROBLEMS } from './policy.problems.js';
import { POLICY_GRANTS } from './policy.grants.js';
import { policyNotices } from './policy.notices.js';

@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [
    AgencyImportController,
    PolicyDraftController,
    PolicyCardsController,
    PolicyApprovalController,
    PolicyWhatIfController,
    ManagingAgencyController,
    PolicyListsController,
    PolicyController,
  ],
  providers: [
    PolicyDrafts,
    PolicyCarriers,
    PolicyCertificates,
    PolicyFindings,
    PolicySight,
    AgencyPeople,
    PolicyAgentsHandler,
    AssignPolicyHandler,
    ManagePolicyHandler,
    ReadManagingAgencyHandler,
    AddPolicyHandler,
    AddAnsweringPolicyHandler,
    EditPolicyHandler,
    ReplacePolicyHandler,
    PolicyDetailsHandler,
    ReadLimitDetailsHandler,
    ReadPolicyComplianceHandler,
    ReadProvidedPoliciesHandler,
    ReadPolicyPendingHandler,
    ReadApprovalEffectsHandler,
    TryCancellationHandler,
    ...SPREADSHEETS,
    AgencyPolicies,
    AgencyRows,
    AgencyImports,
    AgencyImporter,
    AgencyImportTakeBack,
    StartAgencyImportHandler,
    PreviewTakeBackHandler,
  ],
  exports: [AgencyImporter, AgencyImportTakeBack],
})
class PolicyModule {}

export const policyFeature: BackendFeature = {
  name: 'policy',
  module: PolicyModule,
  notices: policyNotices,
  reactions: [
    reactsWith(DeciderStore, policyReplacer),
    reactsWith(AgencyImporter, agencyImporter),
    reactsWith(AgencyImportTakeBack, agencyImportTakeBack),
  ],
  grants: POLICY_GRANTS,
  problems: { ...POLICY_PROBLEMS, ...AGENCY_IMPORT_PROBLEMS },
};
