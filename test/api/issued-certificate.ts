import type { CertificateMade } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import type { Caller } from '@covertrail/backend/testing/people';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import { pngOf } from '@covertrail/backend/uploads/testing/pictures';

export const SIGNATURE = { dataURI: `data:image/png;base64,${pngOf(64, 64).toString('base64')}` };

export const sign = (agent: Caller) => agent.post(`agent/signature/${agent.userId}`, SIGNATURE).expect(201);

/** What an agent asks for, of a general liability policy. */
export const certificateOf = (insuredCompanyId: string, policyId: string) => ({
  insuredCompanyId,
  form: '25',
  holder: { name: 'Harbor Point LLC' },
  policyIds: [policyId],
});

/** The id of a certificate that the agent signed and issued. */
export async function issuedCertificate(agent: Caller, insuredCompanyId: string, policyId: string): Promise<string> {
  await sign(agent);
  const wanted = certificateOf(insuredCompanyId, policyId);
  return bodyOf<CertificateMade>(await agent.post('certificate/issue', wanted).expect(201)).certificateId;
}

/** The id of a batch of an agent that has signed: a certificate for one entry of its book. */
export async function begunCertificates(agent: Caller, insuredCompanyId: string, policyId: string): Promise<string> {
  const holder = { name: 'Quay Partners', insuredCompanyId };
  const { holderId } = bodyOf<{ holderId: string }>(await agent.post('agent/addressbook', holder).expect(201));
  const { holder: _one, ...wanted } = certificateOf(insuredCompanyId, policyId);
  const body = { ...wanted, holders: [{ holderId }] };
  return bodyOf<{ batchId: string }>(await agent.post('certificate/bulk/issue', body).expect(201)).batchId;
}
