/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTemplate } from '@covertrail/contracts/template/template.calls';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review } from '../testing/editor-steps.js';

const CREATE = `POST ${createTemplate.path}`;
const AI = 'Additional insured, ongoing operations';

function open() {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [CREATE]: () => ({ templateId: 't', message: '' }),
  });
  return { server, ...renderApp('/app/templates/new') };
}

const pick = async (part: ReturnType<typeof within>, label: string, option: string) => {
  await userEvent.click(part.getByRole('combobox', { name: label }));
  await userEvent.click(within(part.getByRole('listbox', { name: label })).getByRole('option', { name: option }));
};

it('[C08] asks what the form of an endorsement must say, and takes it back', async () => {
  const { server, container } = open();
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  await pick(gl, 'Configure an endorsement', AI);
  const row = within(gl.getByRole('group', { name: `Configuration of ${AI}` }));
  await userEvent.click(row.getByRole('checkbox', { name: 'Policy number required on endorsement' }));
  await userEvent.type(row.getByLabelText('Required scheduled entity'), 'Meridian Builders');
  await pick(row, 'Accepted forms, ongoing operations', 'Blanket only');
  expect(row.getByLabelText('Required scheduled entity')).toBeDisabled();
  await pick(row, 'Accepted forms, ongoing operations', 'Scheduled only');
  expect(row.getByLabelText('Required scheduled entity')).toBeEnabled();
  await pick(gl, 'Configure an endorsement', 'Waiver of subrogation');
  await expectAccessible(container);
  await userEvent.click(gl.getByRole('button', { name: 'Remove the configuration of Waiver of subrogation' }));
  expect(gl.queryByRole('group', { name: 'Configuration of Waiver of subrogation' })).toBeNull();
  const reviewModal = await review('What the template requires');
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(server.callsOf(CREATE)[0]!.body).toMatchObject({
      requirements: {
        lines: [
          {
            endorsementConditions: [
              {
                code: 'additionalInsuredOngoing',
                conditions: {
                  policyNumberRequiredOnEndorsement: true,
                  acceptedOngoingOperations: 'scheduledOnly',
                  requiredScheduledEntity: 'Meridian Builders',
                },
              },
            ],
          },
        ],
      },
    }),
  );
});

it('[C08] asks nothing of an endorsement that was chosen without conditions', async () => {
  const { server } = open();
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  await pick(gl, 'Configure an endorsement', 'Waiver of subrogation');
  const reviewModal = await review('What the template requires');
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(server.callsOf(CREATE)).toHaveLength(1));
  expect(JSON.stringify(server.callsOf(CREATE)[0]!.body)).not.toContain('endorsementConditions');
});
