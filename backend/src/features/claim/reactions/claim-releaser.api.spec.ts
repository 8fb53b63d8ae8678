import { claimDecider } from '@covertrail/domain/claim/claim.decider';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { newId } from '@covertrail/platform/ids/ids';
import type { Claim } from '@covertrail/platform/claims/claims';
import { byNobody } from '../../../testing/cast.js';
import { openTestProduct, type TestProduct } from '../../../testing/test-product.js';
import { claimReleaser } from './claim-releaser.reaction.js';

const MINUTE = 60_000;

describe('a claim whose command never came', () => {
  let product: TestProduct;
  let realMs = 0;
  const requesterId = newId();

  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  const later = (ms: number) => product.clock.moveTo(new Date(Date.parse(product.clock.now()) + ms).toISOString());
  const claimOf = (name: string, owner: string): Claim => ({ kind: 'projectName', scope: requesterId, value: name, owner, takenCode: 'PROJECT.NAME_TAKEN' });
  const ownerOf = (name: string) => product.ground.claims.ownerOf('projectName', requesterId, name);
  const create = (projectId: string, name: string) => {
    const project = { projectId, requesterId, name, templateId: newId(), isDefault: false };
    return product.ground.deciders.handle(projectDecider, projectId, { type: 'CreateProject', ...project }, byNobody());
  };
  const killed = () => Promise.reject(new Error('killed'));
  /** Takes a claim and dies; gives what the log says of it. */
  const lost = async (name: string, owner: string): Promise<Recorded> => {
    const before = await product.ground.events.head();
    await expect(product.ground.claims.holding(claimOf(name, owner), byNobody(), killed)).rejects.toThrow('killed');
    for await (const event of product.ground.events.readAll({ after: before })) if (event.type === 'ClaimTaken') return event as unknown as Recorded;
    throw new Error('no claim was taken');
  };
  const releaser = () => claimReleaser(product.ground, MINUTE, () => realMs);

  it('is kept while the command may still come, and for ever once it came', async () => {
    const projectId = newId();
    const taken = await lost('Riverside', `project-${projectId}`);
    await expect(releaser().react(taken)).rejects.toThrow('has not come yet');
    await create(projectId, 'Riverside');
    later(2 * MINUTE);
    await releaser().react(taken);
    expect(await ownerOf('Riverside')).toBe(`project-${projectId}`);
  });

  it('is released once it is a minute old by the clock', async () => {
    const taken = await lost('Union Yard', `project-${newId()}`);
    later(MINUTE - 1);
    await expect(releaser().react(taken)).rejects.toThrow('has not come yet');
    later(1);
    await releaser().react(taken);
    await releaser().react(taken);
    expect(await ownerOf('Union Yard')).toBeNull();
  });

  it('is released after a minute of real time where the clock stands', async () => {
    const reaction = releaser();
    const taken = await lost('Harbor', `project-${newId()}`);
    await expect(reaction.react(taken)).rejects.toThrow('has not come yet');
    realMs += MINUTE;
    await reaction.react(taken);
    expect(await ownerOf('Harbor')).toBeNull();
  });

  it('holds up nobody: the product itself releases it, and settles', async () => {
    await lost('Depot', `project-${newId()}`);
    later(MINUTE);
    await product.settled();
    expect(await ownerOf('Depot')).toBeNull();
  });

  it('is not waited for when the command was refused and gave it back', async () => {
    const before = await product.ground.events.head();
    const refused = () => Promise.reject(new RuleBroken('PROJECT.NAME_REQUIRED'));
    await expect(product.ground.claims.holding(claimOf('Bridge', `project-${newId()}`), byNobody(), refused)).rejects.toThrow('PROJECT.NAME_REQUIRED');
    await product.settled();
    const types: string[] = [];
    for await (const { type } of product.ground.events.readAll({ after: before })) types.push(type);
    expect(types).toEqual(['ClaimTaken', 'ClaimReleased']);
  });

  it('is taken again when the same command is repeated after the release', async () => {
    const projectId = newId();
    const claim = claimOf('Terminal', `project-${projectId}`);
    const meta = byNobody('terminal');
    await expect(product.ground.claims.holding(claim, meta, killed)).rejects.toThrow('killed');
    later(MINUTE);
    await product.settled();
    expect(await ownerOf('Terminal')).toBeNull();
    await product.ground.claims.holding(claim, meta, () => create(projectId, 'Terminal'));
    expect(await ownerOf('Terminal')).toBe(`project-${projectId}`);
    await expect(product.ground.claims.holding(claimOf('terminal ', `project-${newId()}`), byNobody(), killed)).rejects.toThrow('PROJECT.NAME_TAKEN');
  });

  it('stays released when a release is late', async () => {
    const [first, second] = [`project-${newId()}`, `project-${newId()}`];
    const taken = await lost('Quarry', first);
    later(MINUTE);
    await product.settled();
    await expect(product.ground.claims.holding(claimOf('Quarry', second), byNobody(), killed)).rejects.toThrow('killed');
    await releaser().react(taken);
    expect(await ownerOf('Quarry')).toBe(second);
    const { state } = await product.ground.deciders.load(claimDecider, (taken.data as { claimId: string }).claimId);
    expect(state.taken?.owner).toBe(second);
    later(MINUTE);
    await product.settled();
  });
});
