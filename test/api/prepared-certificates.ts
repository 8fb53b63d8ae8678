import type { CertificateMade } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import type { Caller } from '@covertrail/backend/testing/people';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import { pngOf } from '@covertrail/backend/uploads/testing/pictures';
import type { Preparation } from './prepared.js';
import { addedPolicy } from './prepared-records.js';

const SIGNATURE = { dataURI: `data:image/png;base64,${pngOf(64, 64).toString('base64')}` };

const sign = (agent: Caller) => agent.post(`agent/signature/${agent.userId}`, SIGNATURE).expect(201);

const wantedOf = async (ours: Parameters<Preparation>[1], number: string) => ({
  insuredCompanyId: ours.callers.insured.companyId,
  form: '25',
  holder: { name: 'Harbor Point LLC', address: null },
  policyIds: [await addedPolicy(ours, number)],
});

async function issued(ours: Parameters<Preparation>[1], number: string): Promise<string> {
  const { agent } = ours.callers;
  await sign(agent);
  const wanted = await wantedOf(ours, number);
  return bodyOf<CertificateMade>(await agent.post('certificate/issue', wanted).expect(201)).certificateId;
}

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
  'IssuedCertificateController.issue': async (_, ours) => {
    await sign(ours.callers.agent);
    return { by: ours.callers.agent, body: await wantedOf(ours, 'GL-C1') };
  },
  'IssuedCertificateController.again': async (_, ours) => ({
    by: ours.callers.agent,
    params: { id: await issued(ours, 'GL-C2') },
  }),
  'IssuedCertificateController.file': async (_, ours) => ({
    by: ours.callers.agent,
    params: { id: await issued(ours, 'GL-C3') },
  }),
};
