import type { Recorded } from '@covertrail/domain/kernel/event';
import { noteRestored } from '@covertrail/platform/backup/restored-moment';
import { MovedClock } from '@covertrail/platform/clock/clock';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { MailRefused, type Mail } from '@covertrail/platform/mail/mailer.port';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { InMemoryVault } from '@covertrail/platform/vault/testing/in-memory-vault';
import type { Views } from '../views/views.service.js';
import type { Letter } from './letter.js';
import type { MailKind, OutboxEntry } from './mail-kind.js';
import { MailOutbox } from './mail-outbox.service.js';
import { MailSender } from './mail-sender.service.js';
import { outbox } from '../composition/outbox.reaction.js';

const START = Date.parse('2026-11-21T15:00:00.000Z');
const HOUR = 60;
const GREETING: Letter = { subject: 'Hello', parts: ['How are you?'], because: 'you came in' };
const PAGE = 'https://covertrail.example/unsubscribe';
const LINK = { pageUrl: `${PAGE}#abc`, oneClickUrl: `${PAGE}/abc` };
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();

describe('the outbox', () => {
  let vault: InMemoryVault;
  let clock: MovedClock;
  let sent: Mail[];
  let failure: Error | null;
  let letter: Letter | null;
  let address: string | null;
  let stopped: boolean;

  beforeEach(() => {
    vault = new InMemoryVault();
    clock = new MovedClock(at(0));
    [sent, failure, letter, address, stopped] = [[], null, GREETING, 'ann@supplier.example', false];
  });

  const kind: MailKind = {
    name: 'greeting',
    notice: 'requests',
    handles: 'CoverageRequested',
    orders: async ({ data }) => [{ to: (data as { userId: string }).userId, about: {} }],
    compose: async () => letter,
  };
  const views = {
    reached: async () => undefined,
    inRequest: (_awaited: string, work: () => unknown) => work(),
    get: async () => (address === null ? null : { email: address, firstName: 'Ann' }),
  } as unknown as Views;
  const mailer = {
    send: async (mail: Mail) => {
      if (failure) throw failure;
      sent.push(mail);
    },
    close: async () => undefined,
  };
  const process = () =>
    new MailSender({
      events: { head: async () => '1' },
      vault,
      clock,
      mailer,
      kinds: [kind],
      views,
      log: new RecordingLogger(),
      supportEmail: null,
      choices: {
        hasStopped: async () => stopped,
        linkToEnd: async () => LINK,
      },
    });
  const event = (recordedAt = at(0)) =>
    ({
      id: newId(),
      type: 'CoverageRequested',
      position: '1',
      data: { userId: newId() },
      meta: { recordedAt },
    }) as unknown as Recorded;
  const happens = (recorded: Recorded) =>
    outbox.with({ vault, clock, kinds: [kind], ordered: () => undefined }).react(recorded);
  const later = async (minutes: number) => {
    clock.moveTo(at(minutes));
    await process().sendDue();
  };

  it('sends one mail for an event, however often and by whomever it is handled', async () => {
    const greeting = event();
    await happens(greeting);
    await happens(greeting);
    const several = [process(), process(), process()];
    await Promise.all(several.map((sender) => sender.sendDue()));
    await happens(greeting);
    await later(3 * HOUR);
    expect(sent).toMatchObject([{ to: 'ann@supplier.example', subject: 'Hello', oneClickUrl: LINK.oneClickUrl }]);
    const said = 'Covertrail sent this mail to ann@supplier.example because you came in. Nobody reads answers to it.';
    expect(sent[0]?.text).toBe(
      `Hello Ann,\n\nHow are you?\n\n--\n\n${said}\n\nYou may end mails of this kind:\n\n${LINK.pageUrl}\n`,
    );
    expect(sent[0]?.html).toContain(said);
  });

  it('sends nothing of a kind that its reader has stopped, also what waited already', async () => {
    await happens(event());
    stopped = true;
    await later(0);
    stopped = false;
    await later(HOUR);
    expect(sent).toEqual([]);
  });

  it('sends all that are due, however many wait', async () => {
    for (let count = 0; count < 45; count += 1) await happens(event());
    await later(0);
    expect(sent).toHaveLength(45);
  });

  it('tries again, at growing intervals, what a server cannot take at the moment', async () => {
    await happens(event());
    failure = new Error('451 try again');
    for (const minutes of [0, 0.1, 0.3, 1, 2]) await later(minutes);
    failure = null;
    await later(2.1);
    expect(sent).toEqual([]);
    await later(10);
    expect(sent).toHaveLength(1);
  });

  it('stops trying after two days, and at once when the server refuses permanently', async () => {
    failure = new Error('no route');
    await happens(event());
    for (let hour = 0; hour <= 50; hour += 1) await later(hour * HOUR);
    failure = new MailRefused('550 no such user');
    await happens(event(at(50 * HOUR)));
    await later(51 * HOUR);
    failure = null;
    await later(90 * HOUR);
    expect(sent).toEqual([]);
  });

  it('sends one that a process took and never sent', async () => {
    await happens(event());
    failure = new Error('killed');
    const [due] = await vault.dueRecords<object>('mail', at(0), 1);
    await vault.writeRecord('mail', due!.id, due!.version, { body: due!.body, dueAt: at(5) });
    failure = null;
    await later(4);
    expect(sent).toEqual([]);
    await later(5);
    expect(sent).toHaveLength(1);
  });

  it('waits for a person whom the view does not know yet, and leaves out one who was erased or is not to be written to', async () => {
    address = null;
    await happens(event());
    await later(0);
    address = 'ann@supplier.example';
    await later(1);
    expect(sent).toHaveLength(1);
    for (const change of [
      () => (address = 'erased'),
      () => (address = ''),
      () => ([address, letter] = ['ann@supplier.example', null]),
    ]) {
      change();
      await happens(event(at(1)));
      await later(1);
      await later(3 * HOUR);
      clock = new MovedClock(at(1));
    }
    expect(sent).toHaveLength(1);
  });

  const raised = event();
  const noted = async () => (await vault.record<OutboxEntry>('mail', idOf(raised)))?.body;
  const idOf = ({ id, data }: Recorded) => deriveId('mail', 'greeting', id, (data as { userId: string }).userId);

  it('notes of an event of two days ago that it is too late, where the outbox knows nothing of it any more', async () => {
    await happens(raised);
    await later(0);
    await vault.removeRecord('mail', idOf(raised));
    clock.moveTo(at(48 * HOUR + 1));
    await happens(raised);
    await later(49 * HOUR);
    expect(sent).toHaveLength(1);
    expect(await noted()).toMatchObject({
      outcome: 'too late',
      attempts: 0,
      recordedAt: at(0),
      since: at(48 * HOUR + 1),
    });
  });

  it('sends nothing twice when the log is read again, sooner or later', async () => {
    for (const hour of [0, 1, 47, 49, 24 * 365]) {
      clock.moveTo(at(hour * HOUR));
      await happens(raised);
      await later(hour * HOUR);
    }
    expect(sent).toHaveLength(1);
    expect(await noted()).toMatchObject({ outcome: 'sent', since: at(0) });
  });

  it('sends up to two days after the event what waited for a mail server to be named, and notes the rest', async () => {
    await happens(raised);
    await happens(event(at(HOUR)));
    await later(48 * HOUR + 1);
    expect(sent).toHaveLength(1);
    expect(await noted()).toMatchObject({ outcome: 'too late', attempts: 0, since: at(48 * HOUR + 1) });
    await later(100 * HOUR);
    expect(sent).toHaveLength(1);
  });

  it('holds after a restore what may have been sent since the backup, until an operator has it tried again', async () => {
    await happens(raised);
    await noteRestored(vault, at(1));
    await happens(event(at(2)));
    await later(3);
    await happens(event(at(1)));
    await later(4);
    expect(sent).toHaveLength(1);
    expect(await noted()).toMatchObject({ outcome: 'held', attempts: 0, since: at(3) });
    const outbox = new MailOutbox(vault, true);
    expect((await outbox.undelivered(9)).map(({ outcome }) => outcome)).toEqual(['held', 'held']);
    await outbox.retry(idOf(raised), at(5));
    await later(6);
    expect(sent).toHaveLength(2);
    expect(await noted()).toMatchObject({ outcome: 'sent', attempts: 1 });
  });

  it('takes the order for the event where an entry of an earlier version does not say when that was', async () => {
    for (const [id, minutes] of [
      ['old', 0],
      ['new', HOUR],
    ] as const) {
      await vault.writeRecord('mail', id, 0, { body: { ...entry(), since: at(minutes) }, dueAt: at(minutes) });
    }
    await later(48 * HOUR + 1);
    expect(sent.map(({ id }) => id)).toEqual(['new']);
  });

  const entry = (): OutboxEntry => ({
    to: newId(),
    about: {},
    kind: 'greeting',
    position: '1',
    attempts: 0,
    outcome: 'waiting',
    since: at(0),
  });
});
