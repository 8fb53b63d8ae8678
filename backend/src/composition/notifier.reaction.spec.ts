import { assessed } from '@covertrail/domain/assessment/testing/sample-assessments';
import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { notifier } from './notifier.reaction.js';

const [requestId, requesterId, insuredId, agencyId, projectId] = [newId(), newId(), newId(), newId(), newId()];

const requested = (scene: ReactionScene) =>
  scene.happened('request', requestId, {
    type: 'CoverageRequested',
    data: {
      requestId,
      requesterId,
      insuredId,
      agencyId,
      projectId,
      templateId: newId(),
      number: '1000001',
      insuredName: null,
      message: '',
      dueOn: '2026-12-01',
    },
  });

/** That a supplier no longer complies on a project, because of what one person did. */
const failed = (scene: ReactionScene, actId: string) =>
  scene.happened('assessment', newId(), {
    ...assessed({
      trackingId: newId(),
      requesterId,
      insuredId,
      projectId: newId(),
      before: 'pass',
      after: 'fail',
      cause: { kind: 'event', eventId: newId(), eventType: 'PolicyCanceled', actId },
    }),
  });

describe('a notification', () => {
  it('notifies each company that an event concerns once', async () => {
    const scene = new ReactionScene();
    const event = await requested(scene);
    const raised = (companyId: string, code: string, destination: string) => ({
      stream: expect.stringMatching(/^notification-/) as unknown,
      type: 'NotificationRaised',
      data: expect.objectContaining({
        companyId,
        code,
        destination,
        causedBy: event.id,
        subject: { kind: 'request', id: requestId },
      }) as unknown,
      actor: 'system:notifier',
    });
    expect(await scene.consequences(notifier, event)).toEqual([
      raised(insuredId, 'REQUEST.RECEIVED', 'insuredPendingRequests'),
      raised(agencyId, 'REQUEST.RECEIVED_FOR_CLIENT', 'agentPendingRequestApproval'),
    ]);
  });

  itIsHarmlessTwice(notifier, requested);
  itIsHarmlessTwice(notifier, (scene) => failed(scene, newId()));

  it('is one for each company and act, which further consequences extend, each once', async () => {
    const scene = new ReactionScene();
    const [act, other] = [newId(), newId()];
    const [first, second, third] = [await failed(scene, act), await failed(scene, act), await failed(scene, other)];
    const raised = await scene.consequences(notifier, first);
    expect(raised.map(({ type }) => type)).toEqual(['NotificationRaised', 'NotificationRaised']);
    const extended = await scene.consequences(notifier, second);
    expect(extended.map(({ type, stream }) => [type, stream])).toEqual(
      raised.map(({ stream }) => ['NotificationExtended', stream]),
    );
    expect(extended.map(({ data }) => data)).toEqual([
      expect.objectContaining({ companyId: requesterId, code: 'COMPLIANCE.CHANGED', causedBy: second.id }),
      expect.objectContaining({ companyId: insuredId, code: 'COMPLIANCE.CHANGED_FOR_YOU', causedBy: second.id }),
    ]);
    expect(await scene.consequences(notifier, second)).toEqual([]);
    expect((await scene.consequences(notifier, third)).map(({ type }) => type)).toEqual([
      'NotificationRaised',
      'NotificationRaised',
    ]);
  });
});
