import { newId } from '@covertrail/platform/ids/ids';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { trackingStarter } from './tracking-starter.reaction.js';

const [requesterId, insuredId, projectId, templateId] = [newId(), newId(), newId(), newId()];
const [requestId, shareId, policyId] = [newId(), newId(), newId()];
const trackingId = trackingIdOf(requesterId, projectId, insuredId);
const sides = { requesterId, insuredId, projectId };

const requested = (scene: ReactionScene, insured: string | null = insuredId) =>
  scene.happened('request', requestId, {
    type: 'CoverageRequested',
    data: {
      ...sides,
      insuredId: insured,
      requestId,
      templateId,
      number: '1000001',
      insuredName: null,
      agencyId: null,
      message: '',
      dueOn: '2026-12-01',
    },
  });

async function shared(scene: ReactionScene) {
  const terms = { name: 'Riverside', templateId, isDefault: false };
  await scene.happened('project', projectId, { type: 'ProjectCreated', data: { ...terms, projectId, requesterId } });
  return scene.happened('share', shareId, {
    type: 'PoliciesShared',
    data: { ...sides, shareId, agencyId: null, requestId: null, policyIds: [policyId] },
  });
}

const consequence = (type: string, data: object) => ({
  stream: `tracking-${trackingId}`,
  type,
  data,
  actor: 'system:tracking-starter',
});
const started = consequence('TrackingStarted', {
  ...sides,
  trackingId,
  templateId,
  insuredName: '',
  effectiveFrom: '2026-11-21',
});

describe('the start of a tracking', () => {
  it('follows a request for coverage', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(trackingStarter, await requested(scene))).toEqual([started]);
  });

  it('waits while nobody is known who was asked', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(trackingStarter, await requested(scene, null))).toEqual([]);
  });

  it('follows policies that are shared, which it records as provided', async () => {
    const scene = new ReactionScene();
    const provided = consequence('CoverageProvided', {
      ...sides,
      trackingId,
      shareId,
      policyIds: [policyId],
      carrierIds: [],
    });
    expect(await scene.consequences(trackingStarter, await shared(scene))).toEqual([started, provided]);
  });

  it('happens once for the three', async () => {
    const scene = new ReactionScene();
    await scene.consequences(trackingStarter, await requested(scene));
    expect(await scene.consequences(trackingStarter, await shared(scene))).toMatchObject([
      { type: 'CoverageProvided' },
    ]);
  });

  const stop = { ...sides, trackingId, outcome: null, effectiveFrom: '2026-11-21' } as const;
  const setAside = (scene: ReactionScene) =>
    scene.happened('tracking', trackingId, { type: 'SupplierInactivated', data: stop });
  const canceled = (scene: ReactionScene) =>
    scene.happened('tracking', trackingId, {
      type: 'TrackingCanceled',
      data: { ...stop, reason: 'The contract ended.' },
    });

  it('happens again where a supplier that was tracked is asked, not where it shares [F03]', async () => {
    const scene = new ReactionScene();
    await scene.consequences(trackingStarter, await requested(scene));
    await canceled(scene);
    expect(await scene.consequences(trackingStarter, await shared(scene))).toMatchObject([
      { type: 'CoverageProvided' },
    ]);
    expect(await scene.consequences(trackingStarter, await requested(scene))).toEqual([started]);
  });

  it('activates a supplier that was set aside before it is asked, and not one that was set aside after [F03]', async () => {
    const scene = new ReactionScene();
    await scene.consequences(trackingStarter, await requested(scene));
    const before = await requested(scene);
    await setAside(scene);
    expect(await scene.consequences(trackingStarter, before)).toEqual([]);
    expect(await scene.consequences(trackingStarter, await requested(scene))).toEqual([
      consequence('SupplierActivated', { ...sides, trackingId, effectiveFrom: '2026-11-21' }),
    ]);
  });

  itIsHarmlessTwice(trackingStarter, shared);
});
