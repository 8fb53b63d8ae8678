import type { Uuid } from '@covertrail/domain/kernel/event';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

/** Two agencies, and a person who is on neither side. */
export interface TransferParties {
  readonly holder: Caller;
  readonly receiver: Caller;
  readonly stranger: Caller;
}

export const LETTER_CONTENT = pdfOf('Broker of record letter');

/** Uploads a letter, and returns the part of the transfer request that names it. */
export async function letterOf(
  by: Caller,
  content = LETTER_CONTENT,
  fileName = 'letter.pdf',
): Promise<{ readonly uploadId: Uuid; readonly signedOn: string }> {
  const reply = await by.upload('agent/transfer/letter', 'letter', content, fileName).expect(201);
  return { uploadId: bodyOf<{ uploadId: Uuid }>(reply).uploadId, signedOn: '2026-11-20' };
}

export async function transferParties(product: TestProduct): Promise<TransferParties> {
  return {
    holder: await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya'),
    receiver: await join(product, await registerCompany(product, 'Keystone Risk', ['agency']), 'Jonah'),
    stranger: await join(product, await registerCompany(product, 'Lone Star Brokers', ['agency']), 'Sam'),
  };
}

/** A new insured that this agent represents. */
export async function clientOf(product: TestProduct, agent: Caller, name = 'Granite Peak'): Promise<Uuid> {
  const insuredId = await registerCompany(product, name, ['insured']);
  await appoint(product, agent, insuredId);
  return insuredId;
}

/** The agency of record offers the client to another agency. */
export async function offer(holder: Caller, insuredCompanyId: Uuid, to: Caller): Promise<Uuid> {
  const body = { insuredCompanyId, toAgencyId: to.companyId, toAgentId: to.userId, note: 'Moving to Denver' };
  return bodyOf<{ transferId: Uuid }>(await holder.post('agent/transfer', body).expect(201)).transferId;
}

/** One agency of the client asks another one for its part, by a policy which that one manages. */
export async function askBeside(asking: Caller, insuredCompanyId: Uuid, policyId: Uuid): Promise<Uuid> {
  const body = { insuredCompanyId, policyId, letter: await letterOf(asking) };
  return bodyOf<{ transferId: Uuid }>(await asking.post('agent/transfer', body).expect(201)).transferId;
}

/** Another agency asks for the client with the client's letter. */
export async function askFor(receiver: Caller, insuredCompanyId: Uuid): Promise<Uuid> {
  return bodyOf<{ transferId: Uuid }>(
    await receiver.post('agent/transfer', { insuredCompanyId, letter: await letterOf(receiver) }).expect(201),
  ).transferId;
}
