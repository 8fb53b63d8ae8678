import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import type { Reservation } from '@covertrail/platform/reservations/reservations';
import { newId } from '@covertrail/platform/ids/ids';
import { byNobody } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { ReservationReleaser } from './reservation-releaser.service.js';

const MINUTE = 60_000;

describe('a reservation whose command never came', () => {
  let product: TestProduct;
  const requesterId = newId();
  const releaser = () => product.app.get(ReservationReleaser, { strict: false });

  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  const reservationOf = (value: string, owner: string): Reservation => ({
    kind: 'projectName',
    scope: requesterId,
    value,
    owner,
    takenCode: 'PROJECT.NAME_TAKEN',
  });
  const ownerOf = (name: string) => product.infrastructure.reservations.ownerOf('projectName', requesterId, name);
  const create = (projectId: string, name: string) => {
    const project = { projectId, requesterId, name, templateId: newId(), isDefault: false };
    return product.infrastructure.deciders.handle(
      projectDecider,
      projectId,
      { type: 'CreateProject', ...project },
      byNobody(),
    );
  };
  const killed = () => Promise.reject(new Error('killed'));
  const lose = (name: string, owner: string, meta = byNobody()) =>
    expect(product.infrastructure.reservations.holding(reservationOf(name, owner), meta, killed)).rejects.toThrow(
      'killed',
    );
  const sweptAfter = async (ms: number) => {
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + ms).toISOString());
    await product.settled();
    return releaser().run();
  };

  it('is kept while the command may still come, and forever once it came', async () => {
    const projectId = newId();
    await lose('Riverside', `project-${projectId}`);
    expect(await sweptAfter(MINUTE - 1)).toBe(0);
    await create(projectId, 'Riverside');
    expect(await releaser().run()).toBe(0);
    expect(await sweptAfter(2 * MINUTE)).toBe(0);
    expect(await ownerOf('Riverside')).toBe(`project-${projectId}`);
  });

  it('is released once it is a minute old', async () => {
    await lose('Union Yard', `project-${newId()}`);
    expect(await sweptAfter(MINUTE)).toBe(1);
    expect(await ownerOf('Union Yard')).toBeNull();
    expect(await sweptAfter(MINUTE)).toBe(0);
  });

  it('is kept where only the view does not know the command yet', async () => {
    const projectId = newId();
    await lose('Harbor', `project-${projectId}`);
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + MINUTE).toISOString());
    await product.settled();
    await create(projectId, 'Harbor');
    await releaser().run();
    expect(await ownerOf('Harbor')).toBe(`project-${projectId}`);
  });

  it('is not left for the releaser when the command was refused, which releases it at once', async () => {
    const refused = () => Promise.reject(new RuleBroken('PROJECT.NAME_REQUIRED'));
    await expect(
      product.infrastructure.reservations.holding(reservationOf('Bridge', `project-${newId()}`), byNobody(), refused),
    ).rejects.toThrow('PROJECT.NAME_REQUIRED');
    expect(await ownerOf('Bridge')).toBeNull();
    expect(await sweptAfter(MINUTE)).toBe(0);
  });

  it('is taken again when the same command is repeated after the release, and after a refusal', async () => {
    const projectId = newId();
    const [reservation, meta] = [reservationOf('Terminal', `project-${projectId}`), byNobody('terminal')];
    await lose('Terminal', reservation.owner, meta);
    expect(await sweptAfter(MINUTE)).toBe(1);
    const refused = () => Promise.reject(new RuleBroken('PROJECT.NAME_REQUIRED'));
    await expect(product.infrastructure.reservations.holding(reservation, meta, refused)).rejects.toThrow(
      'PROJECT.NAME_REQUIRED',
    );
    expect(await ownerOf('Terminal')).toBeNull();
    await product.infrastructure.reservations.holding(reservation, meta, () => create(projectId, 'Terminal'));
    expect(await ownerOf('Terminal')).toBe(reservation.owner);
    const late = product.infrastructure.reservations.holding(
      reservationOf('terminal ', `project-${newId()}`),
      byNobody(),
      killed,
    );
    await expect(late).rejects.toThrow('PROJECT.NAME_TAKEN');
  });
});
