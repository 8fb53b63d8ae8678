import { begunCertificates, issuedCertificate } from './issued-certificate.js';
import type { ActingAs } from '@covertrail/domain/rights/capabilities';
import type { OwnedKind } from '@covertrail/backend/auth/owned-kinds';
import { asksFor, coverSupplier } from '@covertrail/backend/testing/covered-supplier';
import { appoint, join, joinOperator, registerCompany, type Caller } from '@covertrail/backend/testing/people';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import { attachedTo, uploaded } from '@covertrail/backend/features/document/testing/document-files';
import { bookedHolder } from '@covertrail/backend/features/holder-book/testing/booked-holder';
import { importedHolder } from '@covertrail/backend/features/holder-book/testing/imported-holders';
import { importedSheet, locationSheet } from '@covertrail/backend/features/location/testing/location-sheet';
import { agencySheet, importedFromSystem } from '@covertrail/backend/features/policy/testing/agency-sheet';
import {
  addedSupplier,
  importedSuppliers,
  supplierSheet,
} from '@covertrail/backend/features/supplier-contact/testing/supplier-sheet';
import { locationForm } from '@covertrail/backend/features/location/testing/location-form';
import { failedUpload, linkedUpload } from '@covertrail/backend/features/certificate-upload/testing/linked-upload';
import { begunShares } from '@covertrail/backend/features/share/testing/begun-shares';
import { askBeside } from '@covertrail/backend/features/client-transfer/testing/transfer-parties';
import { knownCertificate } from '../certificates/known-certificate.js';

export type Role = ActingAs;
type Ids = Readonly<Record<OwnedKind, string>>;

/** A requester, an insured and its agent with one of everything that an id may name, and an operator. */
export interface World {
  readonly callers: Readonly<Record<Role, Caller>>;
  /** An agent of another agency of the insured, which manages no policy. */
  readonly beside: Caller;
  /** What the ids of a request name when this caller asks about its own. */
  idsFor(caller: Caller): Ids;
  /** Values that requests name by themselves, without the route looking at them first. */
  readonly named: Readonly<Record<string, unknown>>;
}

async function build(product: TestProduct, mark: string, neutral: Caller): Promise<World> {
  const { requester, insured, agent, projectId, templateId, policyId, trackingId } = await coverSupplier(product, mark);
  const input = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-24' };
  const optOut = await takenBackOptOut(product, { requester, insured }, input);
  const requested = await requester.post('policy/request/template/createPolicyRequest', input).expect(201);
  const located = await agent.post('policy/location', { policyId, ...locationForm() }).expect(201);
  const driven = await agent
    .post('policy/vehicles', { policyId, vin: '1HGCM82633A004352', make: 'Ford', model: '' })
    .expect(201);
  const shared = await insured.get('sharedpolicy/listview').expect(200);
  const besides = await registerCompany(product, `${mark}Second Brokers`, ['agency']);
  const beside = await join(product, besides, 'Bea');
  await appoint(product, beside, insured.companyId, `${mark.trim().toLowerCase()}-second.test`);
  const transfer = await askBeside(beside, insured.companyId, policyId);
  const document = await attachedTo(policyId, insured);
  const readDocument = await attachedTo(policyId, insured, { documentType: 1 });
  const { requestId } = bodyOf<{ requestId: string }>(requested);
  const uploadId = await failedUpload(product, requestId);
  const readable = Buffer.from(await knownCertificate(`${mark}Granite Peak`));
  const callers = { requester, insured, agent, operator: await joinOperator(product, 'Olga') };
  const certificate = await issuedCertificate(agent, insured.companyId, policyId);
  const ids = {
    insured: insured.companyId,
    policy: policyId,
    readPolicy: policyId,
    seenPolicy: policyId,
    document,
    readDocument,
    template: templateId,
    project: projectId,
    tracking: trackingId,
    request: requestId,
    representedRequest: requestId,
    answeringPolicy: policyId,
    readAnsweringPolicy: policyId,
    share: bodyOf<{ rows: { id: string }[] }>(shared).rows[0]!.id,
    shareBatch: await begunShares(insured, { policyId, projectId }),
    shareDraft: insured.companyId,
    certificateBatch: await begunCertificates(agent, insured.companyId, policyId),
    issuedCertificate: certificate,
    readIssuedCertificate: certificate,
    certificateHolder: await bookedHolder(agent, `${mark}Harbor Point`, insured.companyId),
    vehicle: bodyOf<{ vehicleId: string }>(driven).vehicleId,
    sheetImport: await importedSheet(agent, policyId, locationSheet('S')),
    agencyImport: await importedFromSystem(
      agent,
      agencySheet(`${mark}Nobody,GL,${mark}GL-17,12345,07/01/2026,07/01/2027,1000000,2000000`),
    ),
    bookImport: await importedSuppliers(requester, supplierSheet(`${mark}Imported,${mark}B-1,imported@x.example`)),
    supplierContact: await addedSupplier(requester, {
      supplierName: `${mark}Kept supplier`,
      supplierNumber: `${mark}B-2`,
    }),
    location: bodyOf<{ locationId: string }>(located).locationId,
    requestBatch: await startedBatch(requester, { projectId, insuredId: insured.companyId }),
    optOut,
    transfer,
    ownTransfer: transfer,
    certificateUpload: uploadId,
    ownCertificateUpload: uploadId,
    extraction: await linkedUpload(product, requestId, readable),
  };
  const whatIfs = new Map<string, string>();
  for (const { by, path, body } of [
    { by: requester, path: `requestor/templates/${templateId}/what-if`, body: { requirements: asksFor(2_000_000) } },
    { by: insured, path: `policy/${policyId}/what-if`, body: {} },
    { by: agent, path: `policy/${policyId}/what-if`, body: {} },
  ])
    whatIfs.set(by.companyId, bodyOf<{ whatIfId: string }>(await by.post(path, body).expect(201)).whatIfId);
  const bookImports = new Map<string, string>();
  for (const by of [insured, agent]) bookImports.set(by.companyId, await importedHolder(by, `${mark}Imported holder`));
  const named = {
    view: 'policies',
    projectId,
    policyId,
    policyIds: [policyId],
    locationId: ids.location,
    insuredCompanyId: insured.companyId,
    requesterCompanyId: requester.companyId,
    documentId: readDocument,
    uploadId: await uploaded(insured),
    trackingId,
    toAgencyId: neutral.companyId,
    asOf: '2026-11-20',
    toAgentId: neutral.userId,
  };
  return {
    callers,
    beside,
    named,
    idsFor: ({ companyId, userId }) => ({
      ...ids,
      company: companyId,
      user: userId,
      bookImport: bookImports.get(companyId) ?? ids.bookImport,
      whatIf: whatIfs.get(companyId) ?? whatIfs.get(requester.companyId)!,
    }),
  };
}

/** It was said, and taken back: the requester may ask again. */
async function takenBackOptOut(
  product: TestProduct,
  { requester, insured }: Pick<World['callers'], 'requester' | 'insured'>,
  input: object,
): Promise<string> {
  const sent = await requester.post('policy/request/template/createPolicyRequest', input).expect(201);
  const { requestId } = bodyOf<{ requestId: string }>(sent);
  const said = await insured.post('policy/response/optout/upload/coi', { requestId, reason: 'Sold' }).expect(200);
  const { optOutId } = bodyOf<{ optOutId: string }>(said);
  await product.settled();
  await insured.post('policy/response/optout/take-back', { optOutId }).expect(200);
  return optOutId;
}

/** A batch of the requester with a row that was not asked again, because its request is open. */
async function startedBatch(
  requester: Caller,
  { projectId, insuredId }: { readonly projectId: string; readonly insuredId: string },
): Promise<string> {
  const input = { projectId, rows: [{ insuredId }], dueOn: '2026-12-05' };
  return bodyOf<{ batchId: string }>(await requester.post('policy/request/batch', input).expect(201)).batchId;
}

/** Two worlds that know nothing of each other. */
export async function twoWorlds(product: TestProduct): Promise<{ readonly ours: World; readonly theirs: World }> {
  const neutral = await join(product, await registerCompany(product, 'Lone Star Brokers', ['agency']), 'Sam');
  const worlds = { ours: await build(product, 'Our ', neutral), theirs: await build(product, 'Their ', neutral) };
  await product.settled();
  return worlds;
}
