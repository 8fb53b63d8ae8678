import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { AgentUpdate, ClientRemoval } from '@covertrail/contracts/representation/by-link.replies';
import type { InsuredAgency } from '@covertrail/contracts/representation/representation.replies';
import request from 'supertest';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { newId } from '@covertrail/platform/ids/ids';
import { CommandBus } from '@nestjs/cqrs';
import { RegisterUser } from '../../../accounts/register-user.command.js';
import { appoint, byNobody, loggedIn, PASSWORD, registerCompany, registerPerson, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const ASK = 'policy/request/template/createPolicyRequest';
const NO_LINK = { code: 'LINK.NOT_VALID', message: 'This link is no longer valid' };

describe('who represents an insured, changed by the link of a mail [A11]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const open = (method: 'post' | 'put', path: string, body: object) =>
    request(product.server)[method](`/covertrail-api/${path}`).send(body);
  const ask = async (by: Caller, projectId: string, insuredCompanyId: string): Promise<void> => {
    await by.post(ASK, { projectId, insuredCompanyId, dueOn: '2026-12-05', again: true }).expect(201);
  };
  const mailsTo = async (email: string) => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    return (await product.mailing.mailbox!.mails()).filter(({ to }) => to === email);
  };
  /** The newest link to this page in the mails to an address. */
  const tokenFor = async (email: string, page: string): Promise<string> => {
    const texts = (await mailsTo(email)).map(({ text }) => new RegExp(`/${page}#([\\w-]{43})\\n`).exec(text)?.[1]);
    return texts.find((token) => token !== undefined) ?? '';
  };
  const currentOf = async (insured: Caller) => {
    await product.settled();
    return bodyOf<InsuredAgency>(await insured.get('insured/agency').expect(200)).current;
  };
  const notified = async (by: Caller) => {
    await product.settled();
    const page = await by.get(`notifications?page=1&size=10&userId=${by.userId}`).expect(200);
    return bodyOf<NotificationPage>(page).notifications.map(({ description }) => description);
  };

  /** The address of a new agent, by which an insured finds it. */
  const newAgent = async (agency: string): Promise<string> => {
    const [userId, companyId] = [newId(), await registerCompany(product, agency, ['agency'])];
    const email = `${agency.toLowerCase()}@agents.example`;
    const person = { userId, companyId, email, firstName: 'Jonah', lastName: 'Reed', password: PASSWORD };
    const rights = { access: 'manager', permissions: [], primaryContact: true } as const;
    await product.app.get(CommandBus).execute(new RegisterUser({ ...person, ...rights }, byNobody()));
    await product.settled();
    return email;
  };

  it('stands in the mail of a new request, for those alone who may change it', async () => {
    const reviewer = await registerPerson(product, supplier.insured.companyId, 'Rob', 'reviewer');
    await ask(supplier.requester, supplier.projectId, supplier.insured.companyId);
    const [mail] = await mailsTo(reviewer.email);
    expect(mail?.subject).toBe('“Meridian Builders” asks you for proof of insurance for “Union Yard”');
    expect(mail?.text).not.toContain('/update-agent#');
    const [toAgent] = await mailsTo(supplier.agent.email);
    expect(toAgent?.subject).toContain('asks your client “Granite Peak”');
    expect(await tokenFor(supplier.insured.email, 'update-agent')).toHaveLength(43);
  });

  it('removes a client once, for its agency, and notifies the insured and who tracks it', async () => {
    const { agent, insured, requester } = supplier;
    const token = await tokenFor(agent.email, 'remove-client');
    const names = { companyName: 'Granite Peak', agencyName: 'Hollis & Vance' };
    expect(bodyOf<ClientRemoval>(await open('post', 'agent/removeclient/validate', { token }).expect(200))).toEqual(
      names,
    );
    expect(await currentOf(insured)).toHaveLength(1);
    const both = await Promise.all([1, 2].map(() => open('post', 'agent/removeclient', { token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await currentOf(insured)).toEqual([]);
    expect(await notified(insured)).toContainEqual(expect.stringContaining('Hollis & Vance no longer represents you'));
    expect(await notified(requester)).toContain(
      'Hollis & Vance no longer represents Granite Peak, and answers no further requests for it. Ask Granite Peak who does now.',
    );
    const log = await product.infrastructure.events.readStream(`representation-${insured.companyId}`);
    expect(log.at(-1)).toMatchObject({ type: 'RepresentationEnded', meta: { actor: agent.userId, role: 'agent' } });
  });

  it('is good for the tenure of its mail alone, and for the purpose of its mail', async () => {
    const other = await coverSupplier(product, 'Other-');
    await ask(other.requester, other.projectId, other.insured.companyId);
    const token = await tokenFor(other.agent.email, 'remove-client');
    const update = await tokenFor(other.insured.email, 'update-agent');
    for (const wrong of [update, 'A'.repeat(43)])
      expect((await open('post', 'agent/removeclient', { token: wrong }).expect(404)).body).toMatchObject(NO_LINK);
    await open('post', 'company/agents/validate', { token }).expect(404);
    await open('post', 'agent/removeclient', { token: 'short' }).expect(400);
    const end = { insuredCompanyId: other.insured.companyId };
    await other.agent.put('agent/client/end', end).expect(200);
    product.clock.moveTo('2026-11-21T18:00:00.000Z');
    await appoint(product, other.agent, other.insured.companyId);
    expect((await open('post', 'agent/removeclient/validate', { token }).expect(404)).body).toMatchObject(NO_LINK);
    expect(await currentOf(await loggedIn(product, other.insured))).toHaveLength(1);
  });

  it('changes agents all at once or not at all, and the link is over then', async () => {
    const third = await coverSupplier(product, 'Third-');
    await ask(third.requester, third.projectId, third.insured.companyId);
    const token = await tokenFor(third.insured.email, 'update-agent');
    const agents = [{ agencyName: 'Third-Hollis & Vance', name: 'Third-Priya Tester', email: third.agent.email }];
    expect(bodyOf<AgentUpdate>(await open('post', 'company/agents/validate', { token }).expect(200))).toEqual({
      companyName: 'Third-Granite Peak',
      agents,
      invited: [],
    });
    const [rival, beside] = [await newAgent('Keystone'), await newAgent('Beacon')];
    const update = (addEmailsList: readonly string[], deletedEmailList: readonly string[]) =>
      open('put', 'company/agents', { token, addEmailsList, deletedEmailList });
    const unknown = await update([rival, 'nobody@gmail.com'], [third.agent.email]).expect(422);
    expect((unknown.body as { message: string }).message).toContain('nobody@gmail.com');
    const again = await update([rival, rival], []).expect(409);
    expect(again.body).toMatchObject({ code: 'REPRESENTATION.ALREADY_YOURS' });
    const taken = await update([rival, beside], []).expect(409);
    expect(taken.body).toMatchObject({ message: "Domain 'agents.example' already exists." });
    await update(Array<string>(16).fill(rival), []).expect(400);
    await update(['no address'], []).expect(400);
    expect(await currentOf(third.insured)).toMatchObject([{ agencyName: 'Third-Hollis & Vance' }]);

    const fresh = 'nell@fresh.example';
    const changed = bodyOf<AgentUpdate>(await update([rival, fresh], [third.agent.email.toUpperCase()]).expect(200));
    expect(changed.agents.map(({ email }) => email)).toEqual([rival]);
    expect(changed.invited).toEqual([fresh]);
    expect((await mailsTo(fresh)).map(({ subject }) => subject)).toEqual([
      '“Third-Granite Peak” names you as its insurance agent',
    ]);
    expect(await currentOf(third.insured)).toMatchObject([{ agencyName: 'Keystone', proof: 'invitation' }]);
    expect((await update([], [rival]).expect(404)).body).toMatchObject(NO_LINK);
  });
});
