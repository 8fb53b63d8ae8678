import { Jobs, type NamedJob } from './jobs.js';

describe('the jobs of a product', () => {
  const ran: string[] = [];
  beforeEach(() => void ran.splice(0));

  const job = (name: string, does: () => Promise<number>, eachDay = false): NamedJob => ({
    name,
    eachDay,
    run: () => {
      ran.push(name);
      return does();
    },
  });
  const nothing = () => Promise.resolve(0);
  const broken = () => Promise.reject(new Error('the disk is full'));

  it('run one after the other; one that fails is reported under its name and stops none', async () => {
    const failures: string[] = [];
    const jobs = new Jobs([job('first', nothing), job('second', broken), job('third', nothing)]);
    await jobs.runAll((error, name) => failures.push(`${name}: ${String(error)}`));
    expect(ran).toEqual(['first', 'second', 'third']);
    expect(failures).toEqual(['second: Error: the disk is full']);
  });

  it('do not begin once the product ends', async () => {
    const ending = new AbortController();
    const last = job('last', async () => {
      ending.abort();
      return 0;
    });
    await new Jobs([last, job('too late', nothing)]).runAll(() => undefined, ending.signal);
    expect(ran).toEqual(['last']);
  });

  it('of each day run when a day begins, and what one did is settled before the next', async () => {
    const jobs = new Jobs([
      job('first', () => Promise.resolve(2), true),
      job('of the minute', nothing),
      job('second', nothing, true),
    ]);
    await jobs.beginDay(async () => void ran.push('settled'));
    expect(ran).toEqual(['first', 'settled', 'second']);
  });

  it('of each day end with the error of the first that fails', async () => {
    const jobs = new Jobs([job('first', broken, true), job('second', nothing, true)]);
    await expect(jobs.beginDay(() => Promise.resolve())).rejects.toThrow('the disk is full');
    expect(ran).toEqual(['first']);
  });
});
