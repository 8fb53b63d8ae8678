import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectUser } from '#shared/session/session.selectors';
import { userDetailed } from '#shared/session/session.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { chooseInRow } from '#testing/row-menu';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const TEMPLATE = { id: '00000000-0000-4000-8000-000000000002', name: 'Trade contractors' };
const PROJECT = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Union Yard',
  templateId: TEMPLATE.id,
  templateName: TEMPLATE.name,
  isDefault: true,
  days: { firstDay: '2026-03-02', lastDay: '2027-06-30' },
  defaultForms: { commercialProperty: 28 },
  revision: 4,
};
const LIST = 'GET requestor/projects';
const CREATE = 'POST requestor/projects';

function open(permissions: readonly string[], answers: Parameters<typeof fakeServer>[0] = {}, search = '') {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester'], permissions),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [LIST]: () => ({ rows: [PROJECT], total: 1 }),
    'GET requestor/templates': () => ({ rows: [TEMPLATE], total: 1 }),
    [CREATE]: () => ({ projectId: '00000000-0000-4000-8000-000000000009' }),
    ...answers,
  });
  return { server, ...renderApp(`/app/manage-projects${search}`) };
}

async function fillIn(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'New project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create project' }));
  expect(await dialog.findByText('Please enter project name!')).toBeInTheDocument();
  expect(dialog.getByText('Please select a template.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Project name'), name);
  await userEvent.click(dialog.getByRole('combobox', { name: 'Template' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Trade contractors' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'New requests start with this project' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create project' }));
  return dialog;
}

it('lists projects with their template, and makes a new one that is there at once [F05]', async () => {
  const { server, container } = open(['MANAGE_PROJECT_MENU']);
  expect(await screen.findByRole('link', { name: 'Suppliers of Union Yard' })).toHaveAttribute(
    'href',
    `/app/suppliers?project=${PROJECT.id}`,
  );
  await expectAccessible(container);
  server.answers[LIST] = () => ({
    rows: [PROJECT, { ...PROJECT, id: '9', name: 'North Pier', isDefault: false }],
    total: 2,
  });
  await fillIn('North Pier');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(CREATE).map(({ body }) => body)).toEqual([
    { name: 'North Pier', templateId: TEMPLATE.id, isDefault: true },
  ]);
  expect(screen.getByRole('cell', { name: 'North Pier' })).toBeInTheDocument();
  expect(await screen.findByText('North Pier was created.')).toBeInTheDocument();
});

it('says under the field that a name is taken', async () => {
  open(['MANAGE_PROJECT_MENU'], { [CREATE]: () => refuse(409, 'PROJECT.NAME_TAKEN', 'Project name already exist!') });
  const dialog = await fillIn('Union Yard');
  expect(await dialog.findByText('Project name already exist!')).toBeInTheDocument();
  expect(dialog.getByLabelText('Project name')).toBeInvalid();
});

it('offers nothing to make without the permission', async () => {
  open([]);
  expect(await screen.findByText(/^You can view projects/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Suppliers of Union Yard' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New project' })).toBeNull();
});

it('[B09] has the dialog of a new project at an address, for those who may add projects', async () => {
  const { store } = open(['MANAGE_PROJECT_MENU'], {}, '?new=1');
  expect(await screen.findByRole('dialog', { name: 'New project' })).toBeInTheDocument();
  const user = selectUser(store.getState())!;
  act(() => void store.dispatch(userDetailed({ ...user, access: 'readOnly' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('edits a project as it was seen', async () => {
  const { server } = open(['MANAGE_PROJECT_MENU'], {
    [`PUT requestor/projects/${PROJECT.id}`]: () => ({ projectId: PROJECT.id }),
  });
  await chooseInRow('Union Yard', 'Edit…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Union Yard' }));
  const name = dialog.getByLabelText('Project name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Union Yard, Phase 2');
  server.answers[LIST] = () => ({ rows: [{ ...PROJECT, name: 'Union Yard, Phase 2', revision: 5 }], total: 1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = server.callsOf(`PUT requestor/projects/${PROJECT.id}`);
  expect(sent!.body).toEqual({
    name: 'Union Yard, Phase 2',
    templateId: TEMPLATE.id,
    isDefault: true,
    days: PROJECT.days,
  });
  expect(sent!.headers['If-Match']).toBe('"4"');
  expect(await screen.findByText('Union Yard, Phase 2 was saved.')).toBeInTheDocument();
});

it('shows the first and last day, and takes both in order or none [F05]', async () => {
  const path = `PUT requestor/projects/${PROJECT.id}`;
  const { server } = open(['MANAGE_PROJECT_MENU'], { [path]: () => ({ projectId: PROJECT.id }) });
  expect(await screen.findByRole('cell', { name: '03/02/2026 to 06/30/2027' })).toBeInTheDocument();
  await chooseInRow('Union Yard', 'Edit…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Union Yard' }));
  const [first, last] = [dialog.getByLabelText('First day'), dialog.getByLabelText('Last day')];
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.clear(last);
  await userEvent.type(last, '2026-03-01');
  await save();
  expect(await dialog.findByText('The last day cannot be before the first day.')).toBeInTheDocument();
  await userEvent.clear(last);
  await save();
  expect(last).toBeInvalid();
  await userEvent.clear(first);
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(path).map(({ body }) => body)).toEqual([
    { name: 'Union Yard', templateId: TEMPLATE.id, isDefault: true },
  ]);
});

it('offers no edit to who may only look', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Suppliers of Union Yard' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Union Yard' })).toBeNull();
});

it('chooses the certificate form of a line, which comes before the default of the line [C12]', async () => {
  const path = `PUT requestor/projects/${PROJECT.id}/forms`;
  const { server } = open(['MANAGE_PROJECT_MENU'], { [path]: () => ({ projectId: PROJECT.id }) });
  await chooseInRow('Union Yard', 'Certificate forms…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Certificate forms of Union Yard' }));
  expect(dialog.getByRole('combobox', { name: 'Property' })).toHaveTextContent('ACORD 28');
  expect(dialog.getByRole('combobox', { name: 'Other coverage' })).toHaveTextContent('Default: ACORD 25');
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('combobox', { name: 'Other coverage' }));
  await userEvent.click(
    within(dialog.getByRole('listbox', { name: 'Other coverage' })).getByRole('option', { name: 'ACORD 24' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = server.callsOf(path);
  expect(sent!.body).toEqual({
    forms: expect.arrayContaining([
      { line: 'commercialProperty', form: 28 },
      { line: 'otherCoverage', form: 24 },
    ]) as object,
  });
  expect(sent!.headers['If-Match']).toBe('"4"');
});
