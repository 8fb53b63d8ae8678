import type { CompanySignOnState } from '@covertrail/contracts/session/company-sign-on.calls';
import type { CompanyAsked, LoginRecord } from '@covertrail/contracts/session/session.replies';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { membershipIdOf } from '#auth/rights.service';
import { besideNewBrowsers, mailsTo } from '#testing/mailed-tokens';
import {
  byNobody,
  join,
  joinAlso,
  loggedIn,
  PASSWORD,
  registerCompany,
  registerPerson,
  type Caller,
  type Person,
} from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import type { SignOnProvider } from './single-sign-on-provider.js';
import { openScriptedProvider, type ScriptedProvider } from './testing/scripted-provider.js';
import { signingOn, verified } from './testing/signing-on.js';

const OWN = { domains: ['example.com'] };
const REQUIRED = { code: 'AUTH.SIGN_ON_REQUIRED' };

describe('single sign-on that a company requires itself [A18]', () => {
  let provider: ScriptedProvider;
  let product: TestProduct;
  let signOn: SignOnProvider[];
  let companyId: string;
  let primary: Caller;
  let marcus: Caller;
  let calls: ReturnType<typeof signingOn>;
  beforeAll(async () => {
    provider = await openScriptedProvider();
    signOn = [provider.configured(OWN)];
    product = await openTestProduct({ signOn });
    calls = signingOn(product, provider, 'someone@example.com');
    companyId = await registerCompany(product, 'Meridian', ['requester']);
    primary = await join(product, companyId, 'Dana');
    marcus = await join(product, companyId, 'Marcus');
    await product.settled();
  });
  afterAll(async () => {
    await product.close();
    await provider.close();
  });
  afterEach(() => primary.put('company/single-sign-on', { isRequired: false }).expect(200));

  const byPassword = ({ email }: Pick<Person, 'email'>, password = PASSWORD) =>
    calls.post('authenticate', { email, password });
  const handOver = (from: Person, to: Person) =>
    product.infrastructure.deciders.handle(
      companyMembersDecider,
      companyId,
      {
        type: 'ChangePrimaryContact',
        from: membershipIdOf(from.userId, companyId),
        to: membershipIdOf(to.userId, companyId),
      },
      byNobody(),
    );
  const requires = () => primary.put('company/single-sign-on', { isRequired: true });

  it('is required by the primary contact alone, who has signed on before and reads first to whom it applies', async () => {
    await marcus.put('company/single-sign-on', { isRequired: true }).expect(403);
    await marcus.get('company/single-sign-on').expect(403);
    const state = async () => bodyOf<CompanySignOnState>(await primary.get('company/single-sign-on').expect(200));
    const applying = [{ id: marcus.userId, name: 'Marcus Tester' }];
    expect(await state()).toEqual({ isRequired: false, isOffered: true, hasSignedOn: false, applying, others: [] });
    expect((await requires().expect(409)).body).toMatchObject({ code: 'SSO.OWN_FIRST' });
    await byPassword(marcus).expect(200);
    expect((await calls.signedOn(verified(primary, 'subject-dana'))).status).toBe(200);
    await requires().expect(200);
    expect(await state()).toMatchObject({ isRequired: true, hasSignedOn: true });
  });

  it('leaves the others no way in but the provider, and ends what was open in every company', async () => {
    const other = await registerCompany(product, 'Alder Works', ['insured']);
    const lena = await join(product, companyId, 'Lena');
    await joinAlso(product, lena, other);
    await product.settled();
    const elsewhere = await loggedIn(product, { ...lena, companyId: other });
    const before = bodyOf<CompanyAsked>(await byPassword(lena).expect(200));
    await requires().expect(200);
    for (const caller of [lena, elsewhere]) await caller.get('user/userdetails').expect(401);
    expect((await byPassword(lena).expect(409)).body).toMatchObject(REQUIRED);
    const late = { challenge: before.challenge, companyId };
    expect((await calls.post('authenticate/company', late).expect(409)).body).toMatchObject(REQUIRED);
    const { challenge } = bodyOf<CompanyAsked>(await calls.signedOn(verified(lena, 'subject-lena')));
    const opened = await calls.post('authenticate/company', { challenge, companyId }).expect(200);
    expect(bodyOf<LoginRecord>(opened)).toMatchObject({ id: lena.userId, companyId });
    await primary.put('company/single-sign-on', { isRequired: false }).expect(200);
    await byPassword(lena).expect(200);
  });

  it('tells nobody who belongs to the company: a wrong password has the answer that it always has', async () => {
    await requires().expect(200);
    const wrong = { code: 'AUTH.WRONG_CREDENTIALS' };
    expect((await byPassword(marcus, 'Wrong-Horse-1').expect(401)).body).toMatchObject(wrong);
    expect((await byPassword({ email: 'nobody@example.com' }).expect(401)).body).toMatchObject(wrong);
    for (const email of [marcus.email, 'nobody@example.com'])
      await calls.post('user/resetpassword', { email }).expect(200);
    const [mail] = besideNewBrowsers(await mailsTo(product, marcus.email));
    const resetToken = /#([\w-]{43})/.exec(mail!.text)?.[1] ?? '';
    const opened = await calls.post('user/resetpassword/link', { resetToken }).expect(409);
    expect(opened.body).toMatchObject(REQUIRED);
  });

  it('leaves the primary contact the password and the open session, also the one to whom it was handed over', async () => {
    await requires().expect(200);
    await byPassword(primary).expect(200);
    await primary.get('user/userdetails').expect(200);
    const mia = await registerPerson(product, companyId, 'Mia');
    await product.settled();
    expect((await byPassword(mia).expect(409)).body).toMatchObject(REQUIRED);
    await handOver(primary, mia);
    await byPassword(mia).expect(200);
    expect((await byPassword(primary).expect(409)).body).toMatchObject(REQUIRED);
    await handOver(mia, primary);
  });

  it('leaves people for whose address no provider speaks their password, and names them before', async () => {
    await requires().expect(200);
    signOn[0] = provider.configured({ domains: ['elsewhere.example'] });
    await byPassword(marcus).expect(200);
    const state = bodyOf<CompanySignOnState>(await primary.get('company/single-sign-on').expect(200));
    signOn[0] = provider.configured(OWN);
    expect(state).toMatchObject({ isOffered: false, applying: [] });
    expect(state.others.map(({ id }) => id)).toContain(marcus.userId);
  });
});
