import { setImmediate as nextTurn } from 'node:timers/promises';
import { WorkValue } from './work-value.js';

describe('a value of some work', () => {
  const company = new WorkValue<string>();
  const position = new WorkValue<number>();

  it('is there in all that the work waits for, and nowhere else', async () => {
    const seen: (string | undefined)[] = [];
    const work = async (): Promise<void> => {
      await nextTurn();
      seen.push(company.current);
    };
    await Promise.all([company.run('Acme', work), company.run('Summit', work), work()]);
    expect(seen.sort()).toEqual(['Acme', 'Summit', undefined]);
    expect(company.current).toBeUndefined();
  });

  it('stays when the work is given another one', () => {
    const both = company.run('Acme', () => position.run(7, () => [company.current, position.current]));
    expect(both).toEqual(['Acme', 7]);
  });

  it('is that of the innermost work, and the outer one again after it', () => {
    const seen = company.run('Acme', () => [company.run('Summit', () => company.current), company.current]);
    expect(seen).toEqual(['Summit', 'Acme']);
  });
});
