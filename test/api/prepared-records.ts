import type { FormDetails } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { ExceptionRow, ExceptionsDecided } from '@covertrail/contracts/exception/exception.replies';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { byNobody, join, registerCompany, type Caller } from '@covertrail/backend/testing/people';
import { asksFor } from '@covertrail/backend/testing/covered-supplier';
import { locationForm } from '@covertrail/backend/features/location/testing/location-form';
import { terms } from '@covertrail/backend/testing/terms';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import { correctionDecider } from '@covertrail/domain/correction/correction.decider';
import { OUTBOX, type OutboxEntry } from '@covertrail/backend/mail/mail-kind';
import { parkedReactionKey, type ParkedReaction } from '@covertrail/platform/engine/reactions/parked-reaction';
import { newId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { World } from './two-worlds.js';
import type { Prepared } from './prepared.js';

export const DUE = { dueOn: '2026-12-05' };

export const newInsured = async (product: TestProduct, name: string): Promise<Caller> =>
  join(product, await registerCompany(product, name, ['insured']), 'Ira');

export async function openRequest({ callers: { requester, insured }, named }: World): Promise<string> {
  const input = { projectId: named['projectId'], insuredCompanyId: insured.companyId, again: true, ...DUE };
  return bodyOf<{ requestId: string }>(
    await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
  ).requestId;
}

/** A request of a requester that nothing else is about. */
export async function askedBySomeone(product: TestProduct, { callers: { insured } }: World): Promise<string> {
  const by = await join(product, await registerCompany(product, 'Once Builders', ['requester']), 'Odo');
  const template = { name: `Once ${newId()}`, requirements: asksFor(1_000_000) };
  const { templateId } = bodyOf<{ templateId: string }>(await by.post('requestor/templates', template).expect(201));
  const project = { name: 'Once Yard', templateId };
  const { projectId } = bodyOf<{ projectId: string }>(await by.post('requestor/projects', project).expect(201));
  await product.settled();
  const input = { projectId, insuredCompanyId: insured.companyId, ...DUE };
  return bodyOf<{ requestId: string }>(await by.post('policy/request/template/createPolicyRequest', input).expect(201))
    .requestId;
}

export async function requestByEmail({ callers: { requester }, named }: World): Promise<string> {
  const input = { projectId: named['projectId'], email: 'wrong@supplier.example', again: true, ...DUE };
  return bodyOf<{ requestId: string }>(
    await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
  ).requestId;
}

export async function addedPolicy({ callers: { agent, insured } }: World, policyNumber: string): Promise<string> {
  const policy = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms({ policyNumber }) };
  return bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', policy).expect(201)).policyId;
}

export async function addedLocation(ours: World, policyNumber: string): Promise<string> {
  const location = { policyId: await addedPolicy(ours, policyNumber), ...locationForm() };
  return bodyOf<{ locationId: string }>(await ours.callers.agent.post('policy/location', location).expect(201))
    .locationId;
}

export const VEHICLE = { vin: '1M8GDM9AXKP042788', year: 2021, make: 'Ford', model: 'F-550' };

export async function waitingAppointment(
  product: TestProduct,
  { callers: { agent } }: World,
  name: string,
): Promise<Caller> {
  const insured = await newInsured(product, name);
  await product.settled();
  await agent.post('agent/appointment', { insuredCompanyId: insured.companyId }).expect(201);
  return insured;
}

/** A finding that its template leaves to the requester: a rating of an insurer that has none, in a world of its own. */
export async function undecided(product: TestProduct, ours: World) {
  const { requester } = ours.callers;
  const { template, tracking } = ours.idsFor(requester);
  await requester
    .put(`requestor/templates/${template}`, {
      requirements: { ...asksFor(1_000_000), rating: { strength: 'A-', size: 'VII' } },
    })
    .expect(200);
  await product.settled();
  const {
    toDecide: [open],
  } = bodyOf<Verdict>(await requester.get(`tracking/${tracking}/verdict`).expect(200));
  return {
    requester,
    tracking,
    rule: open!.rule,
    body: { decision: 'accepted', duration: 'perpetual', findings: [{ rule: open!.rule, sentence: open!.sentence }] },
  };
}

/** The same, decided, with these files. */
export async function decided(
  product: TestProduct,
  ours: World,
  documents: readonly string[] = [],
): Promise<{ readonly tracking: string; readonly requester: Caller; readonly exceptionId: string }> {
  const { requester, tracking, body } = await undecided(product, ours);
  const reply = await requester.post(`tracking/${tracking}/exceptions`, { ...body, documents }).expect(201);
  await product.settled();
  return { tracking, requester, exceptionId: bodyOf<ExceptionsDecided>(reply).exceptionIds[0]! };
}

/** A decision that was prepared for one call is withdrawn before the next needs the finding. */
export async function restored(product: TestProduct, { callers: { requester } }: World): Promise<void> {
  const { rows } = bodyOf<{ rows: ExceptionRow[] }>(
    await requester.get('policy/request/exceptions?state=active').expect(200),
  );
  for (const { id, trackingId } of rows)
    await requester
      .post(`tracking/${trackingId}/exceptions/withdraw`, { exceptionId: id, reason: 'Another call needs it.' })
      .expect(201);
  await product.settled();
}

/** An event that a reaction has parked. */
export async function parkedByNotifier(
  { infrastructure: { reads, clock } }: TestProduct,
  nth: number,
): Promise<object> {
  const eventId = `0e000000-0000-4000-8000-00000000000${nth}`;
  const parked: ParkedReaction = {
    reaction: 'notifier',
    position: `${nth}`,
    eventId,
    type: 'PolicyAdded',
    error: 'It may not.',
    parkedAt: clock.now(),
  };
  await reads.setControl(parkedReactionKey('notifier', parked.position), parked);
  return { followerKind: 'reaction', followerName: 'notifier', eventId };
}

export async function refusedMail({ infrastructure: { vault, clock } }: TestProduct): Promise<string> {
  const id = newId();
  const body: OutboxEntry = {
    to: newId(),
    about: {},
    kind: 'fix-plan',
    position: '',
    attempts: 1,
    outcome: 'refused',
    since: clock.now(),
  };
  await vault.writeRecord(OUTBOX, id, ABSENT, { body });
  return id;
}

/** A location of the policy that the requester was shown. */
export async function shownLocation({ callers: { agent }, named: { policyId } }: World): Promise<string> {
  const reply = await agent
    .post('policy/location', { policyId, ...locationForm({ number: `shown ${newId().slice(-6)}` }) })
    .expect(201);
  return bodyOf<{ locationId: string }>(reply).locationId;
}

export const FORM_ENTRY = { line: 'generalLiability', gives: ['AI-ongoing'] };

/** An entry of the requester's index of forms, about a form of its own, with the event that a change must name. */
export async function formEntry(
  product: TestProduct,
  { callers: { requester } }: World,
): Promise<{ readonly id: string; readonly seen: string }> {
  const number = `XY ${newId().slice(0, 6)}0`;
  await requester.post('requestor/forms/entries', { ...FORM_ENTRY, number }).expect(201);
  await product.settled();
  const {
    entries: [entry],
  } = bodyOf<FormDetails>(await requester.get(`requestor/forms/details?number=${number}`).expect(200));
  return { id: entry!.entryId, seen: entry!.seen };
}

export async function addedNote({ callers: { requester }, named: { trackingId } }: World): Promise<string> {
  return bodyOf<{ noteId: string }>(
    await requester.post(`tracking/${String(trackingId)}/notes`, { noteText: 'Renews every March.' }).expect(201),
  ).noteId;
}

/** A correction of the tracked supplier, of which the supplier was notified. */
export async function correction(
  product: TestProduct,
  { callers: { requester, insured }, idsFor }: World,
): Promise<Prepared> {
  const { tracking: trackingId, project: projectId, policy } = idsFor(requester);
  const correctionId = newId();
  const days = { from: '2026-11-19', to: '2026-11-21' };
  await product.infrastructure.deciders.handle(
    correctionDecider,
    trackingId,
    {
      type: 'CorrectVerdicts',
      correctionId,
      trackingId,
      requesterId: requester.companyId,
      insuredId: insured.companyId,
      projectId,
      cause: { stream: `policy-${policy}`, eventIds: [newId()], eventType: 'PolicyCanceled' },
      recordedOn: days.to,
      spans: [{ ...days, before: 'pass', after: 'fail' }],
      findings: [],
      exceptions: [],
      notices: [{ noticeId: newId(), kind: 'status', companyId: insured.companyId, on: days.from, said: 'pass' }],
    },
    byNobody(),
  );
  await product.settled();
  return { params: { correctionId } };
}

let maintenances = 0;

/** A period that nothing of a test reaches, and another one each time. */
export function nextMaintenance(): { readonly from: string; readonly until: string; readonly text: string } {
  maintenances += 1;
  const from = Date.parse('2040-01-01T00:00:00.000Z') + maintenances * 7_200_000;
  return {
    from: new Date(from).toISOString(),
    until: new Date(from + 3_600_000).toISOString(),
    text: 'The database moves.',
  };
}
