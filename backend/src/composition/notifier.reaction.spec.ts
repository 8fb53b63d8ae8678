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
});
