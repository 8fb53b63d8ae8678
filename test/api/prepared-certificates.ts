import { readPrinted } from '@covertrail/backend/features/issued-certificate/testing/printed-check';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import { decidedOf } from '../certificates/accepted-rows.js';
import { certificateOf, issuedCertificate, sign, SIGNATURE } from './issued-certificate.js';
import type { Preparation } from './prepared.js';
import { addedPolicy } from './prepared-records.js';

const wantedOf = async (ours: Parameters<Preparation>[1], number: string) =>
  certificateOf(ours.callers.insured.companyId, await addedPolicy(ours, number));

const issued = async (ours: Parameters<Preparation>[1], number: string): Promise<string> =>
  issuedCertificate(ours.callers.agent, ours.callers.insured.companyId, await addedPolicy(ours, number));

/** Signatures and certificates [E03] [E04], by the name of the route. */
export const PREPARED_CERTIFICATES: Readonly<Record<string, Preparation>> = {
  'SignatureController.uploadOwn': async (_, { callers: { agent } }) => ({
    by: agent,
    params: { id: agent.userId },
    body: SIGNATURE,
  }),
  'SignatureController.deleteOwn': async (_, { callers: { agent } }) => ({ by: agent, params: { id: agent.userId } }),
  'SignatureController.uploadOfAgency': async (_, { callers: { agent } }) => ({
    by: agent,
    params: { id: agent.companyId },
    body: SIGNATURE,
  }),
  'SignatureController.deleteOfAgency': async (_, { callers: { agent } }) => ({
    by: agent,
    params: { id: agent.companyId },
  }),
  'ExtractedPoliciesController.confirm': async (_, ours) => {
    const { insured } = ours.callers;
    const read = await insured.get(`policy/extracted/${ours.idsFor(insured).extraction}`).expect(200);
    return { by: insured, body: decidedOf(bodyOf<ExtractedPolicies>(read)) };
  },
  'IssuedCertificateController.issue': async (_, ours) => {
    await sign(ours.callers.agent);
    return { by: ours.callers.agent, body: await wantedOf(ours, 'GL-C1') };
  },
  'IssuedCertificateController.again': async (_, ours) => ({
    by: ours.callers.agent,
    params: { id: await issued(ours, 'GL-C2') },
  }),
  'CertificateCheckController.check': async (product, ours) => {
    const id = await issued(ours, 'GL-C6');
    const { body } = await ours.callers.agent.get(`certificate/file/${id}`).expect(200);
    await product.settled();
    return { body: { code: (await readPrinted(body as Buffer)).code } };
  },
  'CertificateBatchController.issue': async (_, ours) => {
    const { agent, insured } = ours.callers;
    await sign(agent);
    const { holder: _one, ...wanted } = await wantedOf(ours, 'GL-C4');
    return { by: agent, body: { ...wanted, holders: [{ holderId: ours.idsFor(insured).certificateHolder }] } };
  },
  'CertificateBatchController.again': async (product, ours) => {
    const policyId = await addedPolicy(ours, 'GL-C5');
    const certificateId = await issuedCertificate(ours.callers.agent, ours.callers.insured.companyId, policyId);
    await product.settled();
    return { by: ours.callers.agent, body: { policyId, certificates: [{ certificateId }] } };
  },
  'CertificateBatchController.request': async (product, ours) => {
    const { agent, insured } = ours.callers;
    const policyId = await addedPolicy(ours, 'GL-C7');
    await issuedCertificate(agent, insured.companyId, policyId);
    await product.settled();
    return { by: insured, body: { policyId } };
  },
  'CertificateBatchController.zip': async (product, ours) => {
    await product.settled();
    return { by: ours.callers.agent, params: { id: ours.idsFor(ours.callers.agent).certificateBatch } };
  },
  'IssuedCertificateController.file': async (_, ours) => ({
    by: ours.callers.agent,
    params: { id: await issued(ours, 'GL-C3') },
  }),
};
