import { InMemoryVault } from '../vault/testing/in-memory-vault.js';
import { KeyMissing } from '../vault/vault.port.js';
import { ERASED, SealBroken, Sealing } from './sealing.js';

const PERSONAL = { person: 'userId', fields: ['name', 'phone'] };
const dana = { userId: 'u-1', name: 'Dana', phone: undefined, city: 'Denver' };

describe('sealing', () => {
  it('hides what is personal, leaves the rest, and opens again', async () => {
    const sealing = new Sealing(new InMemoryVault());
    const sealed = (await sealing.seal(dana, PERSONAL)) as typeof dana;
    expect(sealed).toMatchObject({ userId: 'u-1', city: 'Denver' });
    expect(sealed.name).not.toContain('Dana');
    expect(await sealing.open(sealed, PERSONAL)).toEqual(dana);
  });

  it('gives other text each time, so that equal names cannot be recognized', async () => {
    const sealing = new Sealing(new InMemoryVault());
    const [first, other] = [await sealing.seal(dana, PERSONAL), await sealing.seal(dana, PERSONAL)] as (typeof dana)[];
    expect(first!.name).not.toBe(other!.name);
  });

  it('cannot be opened as someone else', async () => {
    const sealing = new Sealing(new InMemoryVault());
    const sealed = (await sealing.seal(dana, PERSONAL)) as typeof dana;
    await expect(sealing.open({ ...sealed, userId: 'u-2' }, PERSONAL)).rejects.toThrow();
  });

  it('reads as erased once the key was dropped, and seals nothing more', async () => {
    const vault = new InMemoryVault();
    const sealing = new Sealing(vault);
    const sealed = await sealing.seal(dana, PERSONAL);
    await vault.dropPersonKey('u-1');
    expect(await sealing.open(sealed, PERSONAL)).toMatchObject({ name: ERASED, city: 'Denver' });
    await expect(sealing.seal(dana, PERSONAL)).rejects.toThrow('was dropped');
  });

  it('is not opened under a vault that never had the key, and makes none there', async () => {
    const sealed = await new Sealing(new InMemoryVault()).seal(dana, PERSONAL);
    const other = new InMemoryVault();
    const opening = new Sealing(other).open(sealed, PERSONAL);
    await expect(opening).rejects.toBeInstanceOf(SealBroken);
    await expect(other.personKey('u-1')).rejects.toBeInstanceOf(KeyMissing);
  });
});
