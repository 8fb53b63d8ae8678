import { newId } from '../ids/ids.js';
import { recordsSuite } from './testing/records.suite.js';
import { KeyMissing, VaultUnbound, type Credential, type Session, type Vault } from './vault.port.js';

const LOG = '5d0b4f3e-0000-4000-8000-000000000001';

interface Infrastructure {
  /** As a process that starts opens it; one that belongs to no log the first time. */
  open(): Promise<Vault>;
  remove(): Promise<void>;
}

const newCredential = (change: Partial<Credential> = {}): Credential => ({
  userId: newId(),
  passwordHash: 'h1',
  passwordSetAt: '2026-01-01T00:00:00.000Z',
  mustChange: false,
  ...change,
});

const session = (userId: string, endsAt = '2027-01-01T00:00:00.000Z'): Session => ({
  sessionId: newId(),
  userId,
  companyId: newId(),
  endsAt,
});

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** What every vault adapter must do. `prepare` gives an empty infrastructure on which a vault can be opened repeatedly. */
export function vaultContract(name: string, prepare: () => Promise<Infrastructure>): void {
  describe(`vault on ${name}`, () => {
    let infrastructure: Infrastructure;
    let vault: Vault;
    beforeEach(async () => {
      infrastructure = await prepare();
      vault = await infrastructure.open();
      await vault.giveTo(LOG);
    });
    afterEach(async () => {
      await vault.close();
      await infrastructure.remove();
    });
    const again = async () => {
      await vault.close();
      vault = await infrastructure.open();
    };

    it('makes a secret once and keeps it', async () => {
      const made = await vault.secret('jwt');
      expect(made).toHaveLength(32);
      await again();
      expect(await vault.secret('jwt')).toEqual(made);
      expect(await vault.secret('claims')).not.toEqual(made);
    });

    it('has lost no secret that it was asked for', async () => {
      await vault.secret('jwt');
      expect(await vault.lostSecrets()).toEqual([]);
    });

    it('belongs to one log forever', async () => {
      expect(await vault.belongsTo()).toBe(LOG);
      expect(await vault.giveTo('another')).toBe(LOG);
      await again();
      expect(await vault.belongsTo()).toBe(LOG);
    });

    it('fills another one, which then opens what it opens', async () => {
      const [person, dropped] = [newId(), newId()];
      const credential = newCredential();
      const secret = await vault.secret('claims');
      const key = await vault.makePersonKey(person);
      await vault.makePersonKey(dropped);
      await vault.dropPersonKey(dropped);
      await vault.saveCredential('mac', credential);
      await vault.writeRecord('mail', 'one', 0, { body: { to: 'x' }, dueAt: '2026-01-01T00:00:00.000Z' });
      await vault.writeRecord('mail', 'one', 1, {
        body: { to: 'y' },
        dueAt: '2026-01-02T00:00:00.000Z',
        endsAt: '2026-02-01T00:00:00.000Z',
      });
      await vault.openSession(session(credential.userId));
      const entries = await collected(vault.contents());
      expect(entries).toHaveLength(5);
      const elsewhere = await prepare();
      const other = await elsewhere.open();
      await other.giveTo(LOG);
      await other.fill(entries);
      await other.fill(entries);
      expect(await other.secret('claims')).toEqual(secret);
      expect([
        await other.personKey(person),
        await other.personKey(dropped),
        await other.makePersonKey(dropped),
      ]).toEqual([key, null, null]);
      expect([await other.credentialByEmail('mac'), await other.credentialOf(credential.userId)]).toEqual([
        credential,
        credential,
      ]);
      expect(await other.dueRecords('mail', '2026-01-03T00:00:00.000Z', 9)).toEqual([
        { id: 'one', version: 2, body: { to: 'y' } },
      ]);
      expect(await collected(other.contents())).toEqual(entries);
      await other.sweepRecords('2026-02-01T00:00:00.000Z');
      expect(await other.record('mail', 'one')).toBeNull();
      await other.close();
      await elsewhere.remove();
    });

    it('makes no key when it is read', async () => {
      const person = newId();
      await expect(vault.personKey(person)).rejects.toBeInstanceOf(KeyMissing);
      await expect(vault.personKey(person)).rejects.toThrow(person);
    });

    it('makes a key per person and never again after it was dropped', async () => {
      const person = newId();
      const key = await vault.makePersonKey(person);
      expect(await vault.makePersonKey(person)).toEqual(key);
      expect(await vault.personKey(person)).toEqual(key);
      expect(await vault.makePersonKey(newId())).not.toEqual(key);
      await vault.dropPersonKey(person);
      await again();
      expect(await vault.personKey(person)).toBeNull();
      expect(await vault.makePersonKey(person)).toBeNull();
    });

    it('gives processes that start at once one secret and one key of a person', async () => {
      const person = newId();
      const starting = Array.from({ length: 6 }, () => infrastructure.open());
      const answers = await Promise.all(
        starting.map(async (opening) => {
          const own = await opening;
          const keys = await Promise.all([own.secret('jwt'), own.makePersonKey(person)]);
          await own.close();
          return keys.map((key) => key?.toString('hex'));
        }),
      );
      const [first] = answers;
      expect(first).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
      expect(answers).toEqual(answers.map(() => first));
      expect((await vault.secret('jwt')).toString('hex')).toBe(first?.[0]);
    });

    it('keeps a dropped key dropped in every process, also one that was never made', async () => {
      const [used, unused] = [newId(), newId()];
      const other = await infrastructure.open();
      await other.makePersonKey(used);
      await vault.dropPersonKey(used);
      await vault.dropPersonKey(unused);
      await vault.dropPersonKey(unused);
      expect(await other.personKey(used)).toBeNull();
      expect(await other.personKey(unused)).toBeNull();
      expect(await other.makePersonKey(unused)).toBeNull();
      await other.close();
    });

    it('finds a credential by e-mail and by user, and replaces it', async () => {
      const credential = newCredential();
      await vault.saveCredential('hmac', credential);
      await vault.saveCredential('hmac', { ...credential, passwordHash: 'h2' });
      await again();
      expect((await vault.credentialByEmail('hmac'))?.passwordHash).toBe('h2');
      expect((await vault.credentialOf(credential.userId))?.passwordHash).toBe('h2');
      expect(await vault.credentialByEmail('other')).toBeNull();
    });

    it('refuses a user a second e-mail, and keeps the first', async () => {
      const credential = newCredential();
      await vault.saveCredential('first', credential);
      await expect(vault.saveCredential('second', { ...credential, passwordHash: 'h2' })).rejects.toThrow();
      expect(await vault.credentialByEmail('second')).toBeNull();
      expect(await vault.credentialOf(credential.userId)).toEqual(credential);
    });

    it('gives an e-mail to another user, of whom alone it reports then', async () => {
      const before = newCredential({ mustChange: true });
      const after = newCredential({ passwordHash: 'h2' });
      await vault.saveCredential('hmac', before);
      await vault.saveCredential('hmac', after);
      expect(await vault.credentialByEmail('hmac')).toEqual(after);
      expect(await vault.credentialOf(after.userId)).toEqual(after);
      expect(await vault.credentialOf(before.userId)).toBeNull();
    });

    recordsSuite(
      () => vault,
      () => infrastructure.open(),
    );

    it('ends one session, or all of a user', async () => {
      const [ann, bob] = [newId(), newId()];
      const [first, second, other] = [session(ann), session(ann), session(bob)];
      for (const opened of [first, second, other]) await vault.openSession(opened);
      await vault.endSession(first.sessionId);
      expect(await vault.session(first.sessionId)).toBeNull();
      expect(await vault.session(second.sessionId)).toEqual(second);
      await vault.endSessionsOf(ann);
      expect(await vault.session(second.sessionId)).toBeNull();
      expect(await vault.session(other.sessionId)).toEqual(other);
    });

    it('lists the sessions of a user, and notes when they were used, but opens none again', async () => {
      const ann = newId();
      const use = { startedAt: '2026-11-28T08:00:00.000Z', browser: 'Firefox', system: null };
      const first = { ...session(ann), use: { ...use, lastUsedAt: use.startedAt } };
      const [older, other] = [session(ann), session(newId())];
      for (const opened of [first, older, other]) await vault.openSession(opened);
      const at = '2026-11-28T09:00:00.000Z';
      for (const { sessionId } of [first, older]) await vault.noteUse(sessionId, at);
      const listed = await vault.sessionsOf(ann);
      expect(listed).toHaveLength(2);
      expect(listed).toEqual(expect.arrayContaining([{ ...first, use: { ...use, lastUsedAt: at } }, older]));
      await vault.endSession(first.sessionId);
      await vault.noteUse(first.sessionId, at);
      expect(await vault.sessionsOf(ann)).toEqual([older]);
    });

    it('forgets sessions that are dead, and no others', async () => {
      const ends = ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.001Z'];
      const sessions = ends.map((endsAt) => session(newId(), endsAt));
      for (const opened of sessions) await vault.openSession(opened);
      for (const time of ['first', 'second']) {
        await vault.sweepSessions('2027-01-01T00:00:00.000Z');
        const left = await Promise.all(sessions.map(({ sessionId }) => vault.session(sessionId)));
        expect([time, left]).toEqual([time, [null, null, sessions[2]]]);
      }
    });
  });

  it(`vault on ${name} makes nothing while it belongs to no log, and is then given to one of those that ask at once`, async () => {
    const infrastructure = await prepare();
    const vaults = await Promise.all([infrastructure.open(), infrastructure.open()]);
    const [vault] = vaults;
    expect(await vault.belongsTo()).toBeNull();
    await expect(vault.secret('jwt')).rejects.toBeInstanceOf(VaultUnbound);
    await expect(vault.makePersonKey(newId())).rejects.toBeInstanceOf(VaultUnbound);
    const owners = await Promise.all(vaults.map((vault, index) => vault.giveTo(`log-${index}`)));
    expect(owners).toEqual([await vault.belongsTo(), await vault.belongsTo()]);
    expect(await vault.secret('jwt')).toHaveLength(32);
    await Promise.all(vaults.map((vault) => vault.close()));
    await infrastructure.remove();
  });
}
