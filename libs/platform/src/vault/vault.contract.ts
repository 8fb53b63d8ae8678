import { newId } from '../ids/ids.js';
import type { Credential, Session, Vault } from './vault.port.js';

interface Ground {
  open(): Promise<Vault>;
  remove(): Promise<void>;
}

/** What every vault adapter must do. `prepare` gives an empty ground on which a vault can be opened again and again. */
export function vaultContract(name: string, prepare: () => Promise<Ground>): void {
  describe(`vault on ${name}`, () => {
    let ground: Ground;
    let vault: Vault;
    beforeEach(async () => {
      ground = await prepare();
      vault = await ground.open();
    });
    afterEach(async () => {
      await vault.close();
      await ground.remove();
    });
    const again = async () => {
      await vault.close();
      vault = await ground.open();
    };

    it('makes a secret once and keeps it', async () => {
      const made = await vault.secret('jwt');
      expect(made).toHaveLength(32);
      await again();
      expect(await vault.secret('jwt')).toEqual(made);
      expect(await vault.secret('claims')).not.toEqual(made);
    });

    it('makes a key per person and never again after it was dropped', async () => {
      const person = newId();
      const key = await vault.personKey(person);
      expect(await vault.personKey(person)).toEqual(key);
      expect(await vault.personKey(newId())).not.toEqual(key);
      await vault.dropPersonKey(person);
      await again();
      expect(await vault.personKey(person)).toBeNull();
    });

    it('finds a credential by e-mail and by user, and replaces it', async () => {
      const credential: Credential = { userId: newId(), passwordHash: 'h1', passwordSetAt: '2026-01-01T00:00:00.000Z', mustChange: false };
      await vault.saveCredential('hmac', credential);
      await vault.saveCredential('hmac', { ...credential, passwordHash: 'h2' });
      await again();
      expect((await vault.credentialByEmail('hmac'))?.passwordHash).toBe('h2');
      expect((await vault.credentialOf(credential.userId))?.passwordHash).toBe('h2');
      expect(await vault.credentialByEmail('other')).toBeNull();
    });

    it('ends one session, or all of a user', async () => {
      const session = (userId: string): Session => ({ sessionId: newId(), userId, companyId: newId(), endsAt: '2027-01-01T00:00:00.000Z' });
      const [ann, bob] = [newId(), newId()];
      const [first, second, other] = [session(ann), session(ann), session(bob)];
      for (const one of [first, second, other]) await vault.openSession(one);
      await vault.endSession(first.sessionId);
      expect(await vault.session(first.sessionId)).toBeNull();
      expect(await vault.session(second.sessionId)).toEqual(second);
      await vault.endSessionsOf(ann);
      expect(await vault.session(second.sessionId)).toBeNull();
      expect(await vault.session(other.sessionId)).toEqual(other);
    });
  });
}
