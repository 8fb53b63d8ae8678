import type { PageOf } from '@covertrail/contracts/calls/page';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { MaskedPolicyRow, PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { ShareDetails } from '@covertrail/contracts/share/share.replies';
import type { OwnedKind } from '@covertrail/backend/auth/owned-kinds';
import { attachedTo } from '@covertrail/backend/features/document/testing/document-files';
import { locationForm } from '@covertrail/backend/features/location/testing/location-form';
import { bookedHolder } from '@covertrail/backend/features/holder-book/testing/booked-holder';
import { importedSheet, locationSheet } from '@covertrail/backend/features/location/testing/location-sheet';
import { coverSupplier, type CoveredSupplier } from '@covertrail/backend/testing/covered-supplier';
import { appoint, join, registerCompany, type Caller } from '@covertrail/backend/testing/people';
import { terms } from '@covertrail/backend/testing/terms';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import { newId } from '@covertrail/platform/ids/ids';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { dollars } from '@covertrail/domain/kernel/money';
import { askAbout, send } from './asking.js';
import { AGENT_READS } from './calls-of-agents.js';
import { openEveryCallProduct } from './every-call-product.js';

/** What an agency's policies state, so that each text of it can be told from those of the other agency. */
interface Book {
  readonly mark: string;
  readonly limit: number;
  readonly effectiveOn: string;
  readonly expiresOn: string;
  readonly secret: RegExp;
}

const ALPHA: Book = {
  mark: 'Alpha',
  limit: 123_456_700,
  effectiveOn: '2026-08-13',
  expiresOn: '2027-08-13',
  secret: /Alpha|1234567|1234577|1,234,567|1,234,577|-08-13|\b08\/13\b|Aug(ust|\.)? 13/i,
};
const OMEGA: Book = {
  mark: 'Omega',
  limit: 765_432_100,
  effectiveOn: '2026-09-17',
  expiresOn: '2027-09-17',
  secret: /Omega|7654321|7654331|7,654,321|7,654,331|-09-17|\b09\/17\b|(September|Sept\.?|Sep\.?) 17/i,
};

/** Two agencies of one insured, each with policies that it manages, shared, answered with, corrected, and on the way. */
describe('agencies of the same insured and the policies of each other [C15]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let both: string;
  let sides: readonly { readonly book: Book; readonly by: Caller; readonly ids: Record<OwnedKind, string> }[];

  beforeAll(async () => {
    product = await openEveryCallProduct();
    world = await coverSupplier(product, 'Both ');
    const second = await join(product, await registerCompany(product, 'Second Brokers', ['agency']), 'Sol');
    await appoint(product, second, world.insured.companyId, 'second.test');
    await product.settled();
    const together = await projectOf('Both', 20_000_000);
    both = together.projectId;
    sides = [
      { book: ALPHA, by: world.agent, ids: await workOf(ALPHA, world.agent, together) },
      { book: OMEGA, by: second, ids: await workOf(OMEGA, second, together) },
    ];
    await product.settled();
    await world.insured.post(`insured/${world.insured.companyId}/cure-plan`, {}).expect(201);
    await world.requester.post('tracking/fix-plan', { trackingId: togetherOf(both) }).expect(201);
    await product.settled();
  });
  afterAll(() => product.close());

  const togetherOf = (projectId: string) => trackingIdOf(world.requester.companyId, projectId, world.insured.companyId);

  const stated = ({ mark, limit, effectiveOn, expiresOn }: Book, carrierId: string, number: string) =>
    terms({
      policyNumber: `${mark}-${number}`,
      carrier: { carrierId, name: '', naic: '' },
      period: { effectiveOn, expiresOn },
      limits: { combinedSingleLimit: limit },
      trigger: null,
      descriptionOfOperations: `${mark} operations`,
    });
  const added = async (by: Caller, given: object): Promise<string> => {
    const policy = { insuredCompanyId: world.insured.companyId, line: 'automobile', terms: given };
    return bodyOf<{ policyId: string }>(await by.post('policy/addnewpolicy', policy).expect(201)).policyId;
  };

  async function projectOf(mark: string, limit: number) {
    const { requester } = world;
    const atLeast = { limit: 'combinedSingleLimit', atLeast: dollars(limit), tower: false };
    const requirements = { lines: [{ line: 'automobile', limits: [atLeast], endorsements: [] }], rating: null };
    const { templateId } = bodyOf<{ templateId: string }>(
      await requester.post('requestor/templates', { name: `Autos ${mark}`, requirements }).expect(201),
    );
    const { projectId } = bodyOf<{ projectId: string }>(
      await requester.post('requestor/projects', { name: `Yard ${mark}`, templateId }).expect(201),
    );
    return { templateId, projectId };
  }

  async function answered(by: Caller, projectId: string, policyId: string): Promise<string> {
    const input = { projectId, insuredCompanyId: world.insured.companyId, dueOn: '2026-12-28' };
    const { requestId } = bodyOf<{ requestId: string }>(
      await world.requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    );
    const answer = { requestId, policyIds: [policyId] };
    await by.post('policy/response/verification/respondToPolicyRequest', answer).expect(201);
    return requestId;
  }

  async function recordsOf(policyId: string, { mark }: Book, by: Caller) {
    const document = await attachedTo(policyId, by, {}, undefined, `${mark}.pdf`);
    await attachedTo(policyId, by, { documentType: 1 }, undefined, `${mark}-certificate.pdf`);
    const place = locationForm({ description: `${mark} warehouse`, address1: `18 ${mark} Street` });
    const located = await by.post('policy/location', { policyId, ...place }).expect(201);
    const vin = mark === 'Alpha' ? '1HGCM82633A004352' : '1M8GDM9AXKP042788';
    const driven = await by.post('policy/vehicles', { policyId, vin, make: `${mark} Make`, model: '' }).expect(201);
    return {
      document,
      readDocument: document,
      location: bodyOf<{ locationId: string }>(located).locationId,
      vehicle: bodyOf<{ vehicleId: string }>(driven).vehicleId,
      sheetImport: await importedSheet(by, policyId, locationSheet(mark)),
    };
  }

  async function workOf(book: Book, by: Caller, both: { projectId: string }): Promise<Record<OwnedKind, string>> {
    const { insured, requester } = world;
    const insurer = { companyName: `${book.mark} Casualty`, companyNaic: '' };
    const carrierId = bodyOf<{ id: string }>(await by.post('policy/details/insurer', insurer).expect(201)).id;
    const policyId = await added(by, stated(book, carrierId, '40417'));
    await by.put(`policy/approve/${policyId}`).expect(200);
    await added(by, stated(book, carrierId, '40418'));
    const records = await recordsOf(policyId, book, by);
    // Five dollars more than the policy states first, and less than it states when it is corrected.
    const { projectId, templateId } = await projectOf(`of ${book.limit % 7}`, book.limit / 100 + 5);
    const request = await answered(by, projectId, policyId);
    await answered(by, (await projectOf(`beside ${book.limit % 7}`, 5_000_000)).projectId, policyId);
    await answered(by, both.projectId, policyId);
    const shared = { insuredCompanyId: insured.companyId, requesterCompanyId: requester.companyId, projectId };
    const share = bodyOf<{ shareId: string }>(
      await by.post('sharedpolicy/share/company', { ...shared, policyIds: [policyId] }).expect(201),
    ).shareId;
    await product.settled();
    const corrected = stated({ ...book, limit: book.limit + 1_000 }, carrierId, '40417-B');
    const edit = { policyId, effectiveFrom: '2026-10-01', enteredWrongly: true, reason: `${book.mark} reason` };
    await by.put('policy/editpolicy', { ...edit, terms: corrected }).expect(200);
    await by
      .post(`policy/replace/${policyId}`, { terms: stated(book, carrierId, '50517'), upon: 'expiration' })
      .expect(201);
    const { whatIfId } = bodyOf<{ whatIfId: string }>(await by.post(`policy/${policyId}/what-if`, {}).expect(201));
    return {
      ...records,
      company: by.companyId,
      certificateHolder: await bookedHolder(by, `${book.mark} Harbor`),
      user: by.userId,
      insured: insured.companyId,
      policy: policyId,
      readPolicy: policyId,
      seenPolicy: policyId,
      template: templateId,
      project: projectId,
      tracking: trackingIdOf(requester.companyId, projectId, insured.companyId),
      transfer: newId(),
      ownTransfer: newId(),
      request,
      representedRequest: request,
      requestBatch: newId(),
      optOut: newId(),
      answeringPolicy: policyId,
      readAnsweringPolicy: policyId,
      certificateUpload: newId(),
      ownCertificateUpload: newId(),
      extraction: newId(),
      share,
      shareBatch: newId(),
      shareDraft: share,
      agencyImport: newId(),
      bookImport: newId(),
      certificateBatch: newId(),
      issuedCertificate: newId(),
      readIssuedCertificate: newId(),
      supplierContact: newId(),
      whatIf: whatIfId,
    };
  }

  it.each(AGENT_READS)('%s shows nothing of theirs but the end of a number', async (_, route) => {
    for (const [reader, other] of [sides, [...sides].reverse()] as const) {
      const sent = new Set<string>();
      for (const ids of [reader!.ids, other!.ids, { ...reader!.ids, tracking: togetherOf(both) }]) {
        const own = { ...ids, company: reader!.by.companyId, user: reader!.by.userId };
        const named = {
          policyId: ids.policy,
          policyIds: [ids.policy],
          insuredCompanyId: ids.insured,
          requestId: ids.request,
          projectId: ids.project,
          trackingId: ids.tracking,
        };
        const whole = askAbout(route, own, named, true);
        const about = Object.entries(whole.query).filter(([name]) => name in named);
        for (const call of [askAbout(route, own, named), whole, { ...whole, query: Object.fromEntries(about) }]) {
          // Not every call reads what differs.
          if (sent.size === sent.add(JSON.stringify(call)).size) continue;
          const reply = await send(product.server, route, call, reader!.by.token);
          const text = reply.text ?? (reply.body instanceof Buffer ? reply.body.toString('latin1') : '');
          const found = `${reply.status} ${text}`.match(other!.book.secret);
          expect(
            found && `${reply.status} …${text.slice(Math.max(0, found.index! - 300), found.index! + 60)}`,
          ).toBeNull();
        }
      }
    }
  });

  it('are told that policies of the other one are there, by the last five characters of their numbers', async () => {
    const [first, second] = sides;
    for (const [reader, other] of [
      [first!, second!],
      [second!, first!],
    ] as const) {
      const insuredId = world.insured.companyId;
      const { rows } = bodyOf<PageOf<MaskedPolicyRow>>(await reader.by.get(`policy/others/${insuredId}`).expect(200));
      expect(rows).toContainEqual({
        id: expect.any(String),
        insuredId,
        line: 'automobile',
        policyNumber: '••••••40418',
      });
      expect(rows.map(({ id }) => id)).toContain(other.ids.policy);
      const own = bodyOf<PageOf<PolicyRow>>(await reader.by.get(`policy/list/${insuredId}`).expect(200)).rows;
      expect(own.map(({ id }) => id)).toContain(reader.ids.policy);
      const share = bodyOf<ShareDetails>(await reader.by.get(`sharedpolicy/details/${other.ids.share}`).expect(200));
      expect(share.policies).toEqual([
        { policyId: other.ids.policy, line: 'automobile', policyNumber: '••••••••417-B', ofOtherAgency: true },
      ]);
    }
    expect((await world.insured.get(`policy/list/${world.insured.companyId}`).expect(200)).text).toMatch(
      /Alpha[^]*Omega|Omega[^]*Alpha/,
    );
    await world.requester.get(`policy/others/${world.insured.companyId}`).expect(403);
  });

  it('send a plan each in its own name', async () => {
    const { by: second } = sides[1]!;
    await second.post(`insured/${world.insured.companyId}/cure-plan`, {}).expect(201);
    await product.settled();
    const sent = async (reader: Caller) =>
      bodyOf<NotificationPage>(await reader.get('notifications?size=200').expect(200)).notifications.flatMap(
        ({ title, description }) => (title === 'What you lack for your requesters' ? [description] : []),
      );
    expect(await sent(world.insured)).toEqual([expect.stringContaining('Second Brokers sent what you lack')]);
    expect(await sent(world.agent)).toEqual([]);
  });
});
