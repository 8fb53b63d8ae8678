import { invitedAgentIdOf } from '@covertrail/backend/accounts/invited-agent-id';
import { appoint, registerWithTaxId } from '@covertrail/backend/testing/people';
import { asksFor } from '@covertrail/backend/testing/covered-supplier';
import { attachedTo, PDF } from '@covertrail/backend/features/document/testing/document-files';
import {
  importedSheet,
  locationSheet,
  uploadedSheet,
} from '@covertrail/backend/features/location/testing/location-sheet';
import { agencySheet, EXPORTED_ON, previewedSheet } from '@covertrail/backend/features/policy/testing/agency-sheet';
import { askBeside } from '@covertrail/backend/features/client-transfer/testing/transfer-parties';
import { pdfOf } from '@covertrail/backend/pdf-files/testing/pdf-of';
import { uploadedVehicles, vehicleSheet } from '@covertrail/backend/features/vehicle/testing/vehicle-sheet';
import { said } from '@covertrail/backend/testing/said';
import { terms } from '@covertrail/backend/testing/terms';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import type { Preparation } from './prepared.js';
import { PREPARED_ACCOUNTS } from './prepared-accounts.js';
import { PREPARED_CERTIFICATES } from './prepared-certificates.js';
import { PREPARED_LOGOS } from './prepared-logos.js';
import { PREPARED_SIGN_ONS } from './prepared-sign-ons.js';
import { PREPARED_ANSWERS } from './prepared-answers.js';
import { PREPARED_BOOKS } from './prepared-books.js';
import { PREPARED_ENROLLMENTS } from './prepared-enrollments.js';
import { PREPARED_EVIDENCE } from './prepared-evidence.js';
import { signedUpAgent } from './prepared-people.js';
import {
  addedNote,
  addedPolicy,
  correction,
  decided,
  FORM_ENTRY,
  formEntry,
  newInsured,
  nextMaintenance,
  openRequest,
  requestByEmail,
  parkedByNotifier,
  refusedMail,
  restored,
  shownLocation,
  undecided,
  waitingAppointment,
} from './prepared-records.js';

const EXHIBIT = 'Commercial general liability insurance of $1,000,000 per occurrence.';

/** By the name of the route. */
export const PREPARED: Readonly<Record<string, Preparation>> = {
  ...PREPARED_ACCOUNTS,
  ...PREPARED_SIGN_ONS,
  ...PREPARED_CERTIFICATES,
  ...PREPARED_LOGOS,
  ...PREPARED_ANSWERS,
  ...PREPARED_BOOKS,
  ...PREPARED_ENROLLMENTS,
  ...PREPARED_EVIDENCE,
  'ShareBatchController.replace': async (_, ours) => ({
    body: {
      policyId: ours.named['policyId'],
      replacedBy: await addedPolicy(ours, 'GL-R'),
      upon: 'expiration',
      shares: [{ shareId: ours.idsFor(ours.callers.agent).share }],
    },
  }),
  'ExhibitController.text': async () => ({ body: { text: EXHIBIT } }),
  'ExhibitController.file': async () => ({ upload: pdfOf(EXHIBIT) }),
  'PolicyController.edit': async () => ({ body: { reason: 'A slip.' } }),
  'PolicyController.reinstate': async (_, ours) => {
    const id = await addedPolicy(ours, 'GL-7');
    await ours.callers.agent
      .delete(`policy/deletePolicy/${id}`, { effectiveFrom: '2026-11-20', reason: 'By mistake.' })
      .expect(200);
    return { params: { id }, body: { effectiveFrom: '2026-11-20' } };
  },
  'LocationImportController.preview': async () => ({ upload: locationSheet('1') }),
  'LocationImportController.start': async (_, { callers: { agent }, named }) => ({
    body: { uploadId: await uploadedSheet(agent, String(named['policyId']), locationSheet('1')) },
    by: agent,
  }),
  'AgencyImportController.preview': async () => ({
    upload: agencySheet('Granite Peak,GL,GL-14,12345,07/01/2026,07/01/2027,1000000,2000000'),
  }),
  'AgencyImportController.start': async (_, { callers: { agent } }) => {
    const sheet = agencySheet('Granite Peak,GL,GL-14,12345,07/01/2026,07/01/2027,1000000,2000000');
    return {
      body: { uploadId: (await previewedSheet(agent, sheet)).uploadId, system: 'appliedEpic', asOf: EXPORTED_ON },
      by: agent,
    };
  },
  'VehicleImportController.preview': async () => ({ upload: vehicleSheet('1HGCM82633A004352') }),
  'VehicleImportController.start': async (_, { callers: { agent }, named }) => ({
    body: { uploadId: await uploadedVehicles(agent, String(named['policyId']), vehicleSheet('1HGCM82633A004352')) },
    by: agent,
  }),
  'SheetImportController.undo': async (product, ours) => {
    const id = await importedSheet(ours.callers.agent, await addedPolicy(ours, 'GL-12'), locationSheet('1'));
    await product.settled();
    return { params: { id } };
  },
  'SharedPoliciesController.location': async (product, ours) => {
    const locationId = await shownLocation(ours);
    await product.settled();
    return { params: { locationId } };
  },
  'PolicyController.replace': async () => ({
    body: {
      terms: said(terms({ policyNumber: 'GL-9', period: { effectiveOn: '2027-07-01', expiresOn: '2028-07-01' } })),
      upon: 'expiration',
    },
  }),
  'PolicyController.reverify': async (_, ours) => {
    const id = await addedPolicy(ours, 'GL-13');
    await ours.callers.agent.put(`policy/approve/${id}`).expect(200);
    return { params: { id } };
  },
  'PolicyController.unarchive': async (_, ours) => {
    const id = await addedPolicy(ours, 'GL-11');
    await ours.callers.agent.put(`policy/archive/${id}`).expect(200);
    return { params: { id } };
  },
  'NoteController.revise': async (_, ours) => ({ params: { noteId: await addedNote(ours) } }),
  'NoteController.remove': async (_, ours) => ({ params: { noteId: await addedNote(ours) } }),
  'ProjectController.chooseForms': async () => ({ body: { forms: [{ line: 'commercialProperty', form: 28 }] } }),
  'RequestController.request': async (_, { callers: { insured } }) => ({
    body: { insuredCompanyId: insured.companyId, again: true },
  }),
  'RequestActsController.correctEmail': async (_, ours) => ({
    body: { requestId: await requestByEmail(ours), email: 'right@supplier.example' },
  }),
  'RequestActsController.sendDifference': async (_, ours) => ({ body: { requestId: await openRequest(ours) } }),
  'RequestBatchController.start': async (_, { callers: { insured } }) => ({
    body: { rows: [{ insuredId: insured.companyId }], dueOn: '2026-12-05' },
  }),
  'RequestController.remind': async (_, ours) => ({ body: { requestId: await openRequest(ours) } }),
  'NotificationController.markAsRead': async () => ({ bodyOf: ({ userId }) => ({ recipientId: userId }) }),
  'FormEquivalenceController.whatIf': async () => ({ body: { add: { ...FORM_ENTRY, number: 'XY 12 34' } } }),
  'FormEquivalenceController.add': async () => ({ body: FORM_ENTRY }),
  'ExceptionController.decide': async (product, ours) => {
    await restored(product, ours);
    return { body: (await undecided(product, ours)).body };
  },
  'ExceptionController.document': async (product, ours) => {
    await restored(product, ours);
    const file = await ours.callers.requester
      .upload('policy/request/exception/document', 'document', PDF, 'letter.pdf')
      .expect(201);
    return {
      params: {
        exceptionId: (await decided(product, ours, [bodyOf<{ uploadId: string }>(file).uploadId])).exceptionId,
        number: '1',
      },
    };
  },
  'ExceptionController.withdraw': async (product, ours) => {
    await restored(product, ours);
    return { body: { exceptionId: (await decided(product, ours)).exceptionId } };
  },
  'FormEquivalenceController.change': async (product, ours) => {
    const { id, seen } = await formEntry(product, ours);
    return { params: { id }, body: { seen, gives: ['waiver'] } };
  },
  'FormEquivalenceController.withdraw': async (product, ours) => {
    const { id, seen } = await formEntry(product, ours);
    return { params: { id }, body: { seen } };
  },
  'ComplianceReviewController.assign': async (product, ours) => {
    await restored(product, ours);
    await undecided(product, ours);
    return { body: { assigneeId: ours.callers.requester.userId } };
  },
  'ComplianceReviewController.complete': async (product, ours) => {
    await restored(product, ours);
    await decided(product, ours);
    return {};
  },
  'ComplianceReviewController.reopen': async (product, ours) => {
    await restored(product, ours);
    const { tracking, requester } = await decided(product, ours);
    await requester.put(`dashboard/compliancereview/${tracking}/complete`, {});
    await product.settled();
    return {};
  },
  'CorrectionController.details': correction,
  'CorrectionController.acknowledge': correction,
  'CorrectionController.sendNotice': correction,
  'ClientController.add': async (product) => {
    const taxId = '84-7654321';
    await registerWithTaxId(product, 'Copper Hill', ['insured'], taxId);
    return { body: { taxId } };
  },
  'RepresentationController.request': async (product) => ({
    body: { insuredCompanyId: (await newInsured(product, 'Silver Hill')).companyId },
  }),
  'RepresentationController.withdraw': async (product, ours) => ({
    body: { insuredCompanyId: (await waitingAppointment(product, ours, 'Tin Hill')).companyId },
  }),
  'RepresentationController.accept': async (product, ours) => ({
    by: await waitingAppointment(product, ours, 'Lead Hill'),
    body: { agencyCompanyId: ours.callers.agent.companyId },
  }),
  'RepresentationController.refuse': async (product, ours) => ({
    by: await waitingAppointment(product, ours, 'Zinc Hill'),
    body: { agencyCompanyId: ours.callers.agent.companyId },
  }),
  'RepresentationController.invite': async (product) => ({
    by: await newInsured(product, 'Iron Hill'),
    body: { email: await signedUpAgent(product) },
  }),
  'RepresentationController.withdrawInvitation': async (product) => {
    const by = await newInsured(product, 'Copper Hill');
    const email = 'ava@copper.example';
    await by.post('insured/agency/invite', { email }).expect(201);
    return { by, body: { invitedAgentId: await invitedAgentIdOf(product.infrastructure.vault, email) } };
  },
  'RepresentationController.end': async (product, { callers: { agent } }) => {
    const by = await newInsured(product, 'Nickel Hill');
    await appoint(product, agent, by.companyId);
    return { by, body: { agencyCompanyId: agent.companyId } };
  },
  'RepresentationController.endClient': async (product, { callers: { agent } }) => {
    const { companyId: insuredCompanyId } = await newInsured(product, 'Cobalt Hill');
    await appoint(product, agent, insuredCompanyId);
    return { body: { insuredCompanyId } };
  },
  'CurePlanController.send': async (product, ours) => {
    const { requester, insured } = ours.callers;
    await requester
      .put(`requestor/templates/${ours.idsFor(requester).template}`, { requirements: asksFor(6_000_000) })
      .expect(200);
    await product.settled();
    return { by: insured, params: { id: insured.companyId } };
  },
  'FixPlanController.send': async (product, ours) => {
    const { requester } = ours.callers;
    const { template, tracking } = ours.idsFor(requester);
    await requester.put(`requestor/templates/${template}`, { requirements: asksFor(5_000_000) }).expect(200);
    await product.settled();
    return { body: { trackingId: tracking } };
  },
  'DocumentController.remove': async (_, { callers: { insured }, named }) => ({
    params: { id: await attachedTo((named['policyIds'] as string[])[0]!, insured) },
  }),
  'ClientTransferController.request': async (product, { callers: { agent } }, theirs) => {
    const insured = await newInsured(product, 'Iron Hill');
    await appoint(product, agent, insured.companyId);
    const { companyId: toAgencyId, userId: toAgentId } = theirs.callers.agent;
    return { body: { insuredCompanyId: insured.companyId, toAgencyId, toAgentId } };
  },
  'ClientTransferController.approveOwn': async (product, { callers: { agent }, beside }) => {
    const by = await newInsured(product, 'Chrome Hill');
    await appoint(product, agent, by.companyId);
    await appoint(product, beside, by.companyId, 'chrome.test');
    const policy = { insuredCompanyId: by.companyId, line: 'generalLiability', terms: said(terms()) };
    const added = bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', policy).expect(201));
    return { by, params: { transferId: await askBeside(beside, by.companyId, added.policyId) } };
  },
  'MaintenanceController.retry': async (product) => ({
    body: await parkedByNotifier(product, 1),
  }),
  'MaintenanceController.skip': async (product) => ({
    body: await parkedByNotifier(product, 2),
  }),
  'MaintenanceController.retryMail': async (product) => ({
    body: { mailId: await refusedMail(product) },
  }),
  'PlannedMaintenanceController.plan': async () => ({ body: nextMaintenance() }),
  'PlannedMaintenanceController.cancel': async (_, { callers: { operator } }) => {
    const planned = await operator.post('operation/planned-maintenance', nextMaintenance()).expect(201);
    return { body: bodyOf<{ maintenanceId: string }>(planned), by: operator };
  },
};
