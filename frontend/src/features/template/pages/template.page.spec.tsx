/** @run rest: long forms, filled in key by key. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { UNABLE } from '#shared/api/api-problem';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { removeLine, requireLine, review, save } from '../testing/editor-steps.js';

const ID = '00000000-0000-4000-8000-000000000002';
const TEMPLATE: TemplateRow = {
  id: ID,
  name: 'Trade contractors',
  version: 3,
  requirements: {
    lines: [
      {
        line: 'generalLiability',
        limits: [{ limit: 'eachOccurrence', atLeast: 100_000_000, tower: false }],
        endorsements: [{ code: 'additionalInsuredOngoing', grade: 'claimed' }],
      },
      {
        line: 'automobile',
        limits: [{ limit: 'combinedSingleLimit', atLeast: 100_000_000, tower: false }],
        endorsements: [],
        acceptCslOrSplit: false,
      },
    ],
    umbrellaMode: 'separate',
    rating: { strength: 'A-', size: 'VII' },
  },
  effectiveFrom: '2026-01-01',
  changedAt: '2026-10-01T10:00:00.000Z',
  trackings: 42,
  revision: 7,
};
const LIST = 'GET requestor/templates';
const CREATE = 'POST requestor/templates';
const REVISE = `PUT requestor/templates/${ID}`;

function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [LIST]: () => ({ rows: [TEMPLATE], total: 1 }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: ID, message: '' }),
    [REVISE]: () => ({ templateId: ID, message: '' }),
    ...answers,
  });
  return { server, ...renderApp(path) };
}

const line = async (name: string) => within(await screen.findByRole('region', { name }));
const pick = async (part: ReturnType<typeof within>, label: string, option: string) => {
  await userEvent.click(part.getByRole('combobox', { name: label }));
  await userEvent.click(
    within(part.getByRole('listbox', { name: label })).getByRole('option', { name: new RegExp(option) }),
  );
};
const toggle = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

it('lists templates with version, coverage and how many suppliers are checked against each', async () => {
  const { container, address } = open('/app/templates');
  const row = within(await screen.findByRole('row', { name: /Trade contractors/ }));
  expect(row.getByText('General liability')).toBeInTheDocument();
  expect(row.getByText('A- VII or better')).toBeInTheDocument();
  expect(row.getByRole('link', { name: '42 suppliers checked against Trade contractors' })).toHaveAttribute(
    'href',
    `/app/dashboard?template=${ID}`,
  );
  await expectAccessible(container);
  await userEvent.click(row.getByText('General liability'));
  await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
});

it('searches templates from four characters on, and says so [F04]', async () => {
  const { server, address } = open('/app/templates');
  const box = await screen.findByRole('textbox', { name: 'Search templates' });
  await userEvent.type(box, 'Tra{Enter}');
  expect(screen.getByText('Type at least 4 characters.')).toBeInTheDocument();
  expect(box).toHaveAccessibleDescription('Type at least 4 characters.');
  await userEvent.type(box, 'd{Enter}');
  await waitFor(() => expect(server.callsOf(LIST).at(-1)!.query.get('keyword')).toBe('Trad'));
  expect(screen.queryByText('Type at least 4 characters.')).toBeNull();
  expect(server.callsOf(LIST).map(({ query }) => query.get('keyword') ?? '')).not.toContain('Tra');
  await userEvent.type(box, '{Backspace}{Enter}');
  await waitFor(() => expect(address()).toBe('/app/templates'));
});

it.each(['/app/templates', `/app/templates/${ID}`])(
  'says at %s that templates cannot be read, in the words of the specification [F04]',
  async (path) => {
    open(path, { [LIST]: () => refuse(500, 'SERVER.FAILED', UNABLE) });
    expect(await screen.findByText('Error occured while fetching templates.')).toBeInTheDocument();
  },
);

it('makes a template: money in cents, an umbrella over a limit, grades, rating', async () => {
  const { server, container, address } = open('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  expect(screen.getByText(/and 2 more$/).closest('p')).toHaveTextContent('General liability: required and 2 more');
  const gl = await line('General liability');
  await userEvent.clear(gl.getByLabelText('Each occurrence'));
  await userEvent.type(gl.getByLabelText('Each occurrence'), '2,000,000');
  await userEvent.clear(gl.getByLabelText('General aggregate'));
  await toggle('Each occurrence: umbrella may contribute');
  await userEvent.click(gl.getByRole('combobox', { name: 'Waiver of subrogation' }));
  await userEvent.click(
    within(gl.getByRole('listbox', { name: 'Waiver of subrogation' })).getByRole('option', { name: /Form seen/ }),
  );
  await requireLine('Umbrella liability');
  await toggle('Require an AM Best rating');
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'General liabilityrequired',
    'General liability: each occurrence$2,000,000, umbrella may contribute',
    'General liability: waiver of subrogationthe form',
    'Umbrella liabilityrequired',
    'Umbrella liability: lies over general liabilityOn its schedule of underlying insurance',
    'AM BestA- VII or better',
  ]);
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
  expect(server.callsOf(CREATE)[0]!.body).toEqual({
    name: 'Crane operators',
    requirements: {
      lines: [
        {
          line: 'generalLiability',
          limits: [{ limit: 'eachOccurrence', atLeast: 200_000_000, tower: true }],
          endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }],
        },
        { line: 'umbrella', limits: [], endorsements: [] },
      ],
      umbrellaMode: 'separate',
      rating: { strength: 'A-', size: 'VII' },
    },
    effectiveFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
  expect(await screen.findByText(/Crane operators\s+Template Added Successfully!/)).toBeInTheDocument();
});

it('asks for an umbrella combined with a limit below it, an excess policy over it, and a trigger', async () => {
  const { server, container, address } = open('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  await requireLine('Umbrella liability');
  const umbrella = await line('Umbrella liability');
  await userEvent.type(umbrella.getByLabelText('Each occurrence'), '5,000,000');
  expect(screen.queryByLabelText('Combined')).toBeNull();
  await toggle('Each occurrence: umbrella may contribute');
  await toggle('Each occurrence: excess may contribute');
  await userEvent.click(await screen.findByLabelText('Combined'));
  const gl = await line('General liability');
  await userEvent.click(gl.getByRole('combobox', { name: 'Coverage trigger' }));
  await userEvent.click(
    within(gl.getByRole('listbox', { name: 'Coverage trigger' })).getByRole('option', { name: /Claims-made/ }),
  );
  await save();
  expect(await gl.findByText('Date is required', { selector: '[role=alert], .field-error' })).toBeInTheDocument();
  await userEvent.type(gl.getByLabelText('Retroactive date, at the latest'), '2024-01-01');
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'General liability: triggeroccurrence, or claims-made from 01/01/2024 or earlier',
      'Umbrella liability: each occurrence$5,000,000, excess may contribute',
      'Umbrella and the limits below itcombined: policy and umbrella together must meet both requirements',
    ]),
  );
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
  expect(server.callsOf(CREATE)[0]!.body).toMatchObject({
    requirements: {
      umbrellaMode: 'combined',
      lines: [
        { line: 'generalLiability', trigger: { kind: 'claimsMade', retroactiveBy: '2024-01-01' } },
        { line: 'umbrella', limits: [{ limit: 'umbrellaEachOccurrence', atLeast: 500_000_000, tower: true }] },
      ],
    },
  });
});

it('asks for what a policy states besides: coverage types, symbols, deductibles, exclusions, remarks [F04] [C09] [C10] [C13]', async () => {
  const { server, container, address } = open('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  const gl = await line('General liability');
  await userEvent.clear(gl.getByLabelText('Each occurrence'));
  await userEvent.clear(gl.getByLabelText('General aggregate'));
  await userEvent.click(gl.getByLabelText('Contractual liability'));
  await userEvent.click(gl.getByLabelText('Explosion, collapse and underground'));
  await userEvent.click(gl.getByLabelText('Underground'));
  await userEvent.click(gl.getByLabelText('Accept any one of the selected Coverage Types'));
  await userEvent.click(gl.getByLabelText('Enable Exclusion Detection'));
  expect(gl.getByLabelText('Decline')).toBeChecked();
  await userEvent.click(gl.getByLabelText('Review'));
  await pick(gl, 'Require terms of a limit', 'Each occurrence');
  const terms = within(gl.getByRole('group', { name: 'Terms of Each occurrence' }));
  await pick(terms, 'Deductible', 'Amount');
  await userEvent.clear(terms.getByLabelText('Deductible, at most'));
  await userEvent.type(terms.getByLabelText('Deductible, at most'), '25,000');
  await userEvent.click(gl.getByRole('button', { name: 'Add required remark' }));
  await save();
  expect(await gl.findByText('Please complete the further requirements of this line.')).toBeInTheDocument();
  await userEvent.type(gl.getByLabelText(/Required remark 1/), 'Job 7');
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'General liabilityrequired',
    'General liability: coverage typesAny one of contractual liability or explosion, collapse and underground (underground)',
    'General liability: each occurrence: deductibleAt most $25,000',
    'General liability: exclusionsNone, or for review',
    'General liability: required remark 1Job 7',
  ]);
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
  expect(server.callsOf(CREATE)[0]!.body).toMatchObject({
    requirements: {
      lines: [
        {
          line: 'generalLiability',
          coverages: {
            mode: 'anyOne',
            types: [
              { type: 'contractualLiability', subCoverages: [] },
              { type: 'explosionCollapseUnderground', subCoverages: ['underground'] },
            ],
          },
          limitTerms: [
            {
              limit: 'eachOccurrence',
              deductible: { atMost: 2_500_000, unit: 'amount', retentionAccepted: false, approval: false },
            },
          ],
          exclusions: 'review',
          remarks: ['Job 7'],
        },
      ],
    },
  });
});

it('begins with the typical requirements of a trucking company [F04]', async () => {
  open('/app/templates/new');
  await userEvent.click(await screen.findByRole('button', { name: /Trucking company/ }));
  const auto = await line('Auto liability');
  expect(auto.getByLabelText(/^7 /)).toBeChecked();
  expect(auto.getByLabelText('MCS-90 amount, at least')).toHaveValue('750,000');
  const cargo = await line('Motor truck cargo');
  expect(cargo.getByLabelText('Any one vehicle')).toHaveValue('100,000');
});

it('says what is missing, and under the field that a name is taken', async () => {
  const { server } = open('/app/templates/new', {
    [CREATE]: () => refuse(409, 'TEMPLATE.NAME_TAKEN', 'Template name is not unique. Please enter another name.'),
  });
  await removeLine('General liability');
  await save();
  expect(await screen.findByText('Please enter a template name.')).toBeInTheDocument();
  expect(screen.getByText('Please require at least one line of coverage.')).toBeInTheDocument();
  await requireLine('General liability');
  await userEvent.type(screen.getByLabelText('Template name'), 'Trade contractors');
  await save();
  expect(await screen.findByText('Template name is not unique. Please enter another name.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Template name')).toBeInvalid();
  server.answers[CREATE] = () => ({ templateId: ID });
  await userEvent.type(screen.getByLabelText('Template name'), ' two');
  await save();
  await waitFor(() =>
    expect(server.callsOf(CREATE).map(({ body }) => (body as TemplateRow).name)).toEqual([
      'Trade contractors',
      'Trade contractors two',
    ]),
  );
});

it('closes split limits while a combined limit is asked, until either is accepted [C04]', async () => {
  open(`/app/templates/${ID}/edit`);
  const auto = await line('Auto liability');
  expect(auto.getByLabelText('Property damage (per accident)')).toBeDisabled();
  await toggle('Accept either Combined Single Limit or Split Limits');
  expect(auto.getByLabelText('Property damage (per accident)')).toBeEnabled();
  await userEvent.type(auto.getByLabelText('Property damage (per accident)'), '500000');
  await toggle('Accept either Combined Single Limit or Split Limits');
  await save();
  expect(await auto.findAllByText('A combined single limit and split limits cannot both be set.')).toHaveLength(2);
});

it('says before saving what a revision changes and for whom, and holds it to the version that was seen', async () => {
  const { server, address } = open(`/app/templates/${ID}/edit`);
  const gl = await line('General liability');
  expect(
    within(await screen.findByRole('region', { name: 'What will change' })).getByText('Nothing has changed yet.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save template' })).toBeDisabled();
  await userEvent.clear(gl.getByLabelText('Each occurrence'));
  await userEvent.type(gl.getByLabelText('Each occurrence'), '3000000');
  const changes = await review('What will change');
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'General liability: each occurrence$1,000,000  $3,000,000',
  ]);
  expect(changes.getByText(/42 suppliers will be checked against it again/)).toBeInTheDocument();
  server.at = '0008';
  await userEvent.click(changes.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
  const [call] = server.callsOf(REVISE);
  expect(call!.headers['If-Match']).toBe('"7"');
  expect(call!.body).toMatchObject({
    requirements: { lines: [{ limits: [{ limit: 'eachOccurrence', atLeast: 300_000_000 }] }, {}] },
  });
});

it('offers to reload after another person changed the template', async () => {
  const newer = { ...TEMPLATE, version: 4, revision: 8, requirements: { ...TEMPLATE.requirements, rating: null } };
  const refused = () => ({
    ...refuse(409, 'HTTP.REVISION_CHANGED', 'Someone changed this in the meantime. Reload it and try again.'),
    currentRevision: 8,
  });
  const { server } = open(`/app/templates/${ID}/edit`, { [REVISE]: refused });
  await requireLine('Umbrella liability');
  await save();
  expect(await screen.findByText('Someone changed this in the meantime. Reload it and try again.')).toBeInTheDocument();
  server.answers[LIST] = () => ({ rows: [newer], total: 1 });
  server.at = '0009';
  await userEvent.click(screen.getByRole('button', { name: 'Reload the template' }));
  expect(await screen.findByText('Version 4')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Require an AM Best rating' })).not.toBeChecked();
});

it('reports a newer version immediately, and keeps what was entered until a reload is asked for', async () => {
  const { server, store } = open(`/app/templates/${ID}/edit`);
  await requireLine('Umbrella liability');
  server.answers[LIST] = () => ({ rows: [{ ...TEMPLATE, version: 4, revision: 8 }], total: 1 });
  server.at = '0009';
  act(() => {
    store.dispatch(viewsMoved([{ view: 'templates', position: '0009' }]));
  });
  expect(await screen.findByText(/There is a version 4 of this template now/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Umbrella liability' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Version 4')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Umbrella liability' })).toBeNull());
});

it('requires documents by kind, name and age [F04] [H01]', async () => {
  const { server, container, address } = open('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Caterers');
  const gl = await line('General liability');
  await userEvent.clear(gl.getByLabelText('Each occurrence'));
  await userEvent.clear(gl.getByLabelText('General aggregate'));
  expect(gl.getByText('No documents requested')).toBeInTheDocument();
  await pick(gl, 'Require a document', 'Additional document');
  const taxForm = within(gl.getByRole('group', { name: 'Required document: Additional document' }));
  await userEvent.type(taxForm.getByLabelText('Name of the file'), '–');
  await save();
  expect(await gl.findByText('Please complete the further requirements of this line.')).toBeInTheDocument();
  await userEvent.clear(taxForm.getByLabelText('Name of the file'));
  await userEvent.type(taxForm.getByLabelText('Name of the file'), 'W-9');
  await userEvent.type(taxForm.getByLabelText('Not older than (days)'), '36x5');
  await pick(gl, 'Require a document', 'Endorsement');
  const form = within(gl.getByRole('group', { name: 'Required document: Endorsement' }));
  await pick(form, 'Shows the form for', 'Waiver of subrogation');
  await pick(gl, 'Require a document', 'ISO form');
  await userEvent.click(gl.getByRole('button', { name: 'Do not require: ISO form' }));
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'General liability: additional document “W-9”On file, at most 365 days old',
      'General liability: endorsement: waiver of subrogationOn file',
    ]),
  );
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
  expect(server.callsOf(CREATE)[0]!.body).toMatchObject({
    requirements: {
      lines: [
        {
          line: 'generalLiability',
          documents: [
            { kind: 'additional', named: 'W-9', withinDays: 365 },
            { kind: 'endorsement', endorsement: 'waiverOfSubrogation' },
          ],
        },
      ],
    },
  });
});

it('warns where either kind of limits is accepted and neither is asked [C04]', async () => {
  open(`/app/templates/${ID}/edit`);
  const auto = await line('Auto liability');
  await toggle('Accept either Combined Single Limit or Split Limits');
  await userEvent.clear(auto.getByLabelText('Combined single limit (each accident)'));
  expect(auto.getByRole('status')).toHaveTextContent(/^Please enter a combined single limit, or at least one of/);
  await userEvent.type(auto.getByLabelText('Property damage (per accident)'), '500000');
  expect(auto.queryByRole('status')).toBeNull();
});

it('states lines that are not required, until they are required [F04]', async () => {
  const { server, address } = open(`/app/templates/${ID}/edit`);
  const stated = await line('Stated as not required');
  expect(stated.queryByLabelText('General liability')).toBeNull();
  await userEvent.click(stated.getByLabelText('Cyber liability'));
  await userEvent.click(stated.getByLabelText('Umbrella liability'));
  await requireLine('Umbrella liability');
  expect(stated.queryByLabelText('Umbrella liability')).toBeNull();
  const changes = await review('What will change');
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Umbrella liabilitynot required  required',
    'Umbrella liability: lies over general liabilitynot required  On its schedule of underlying insurance',
    'Umbrella liability: lies over auto liabilitynot required  On its schedule of underlying insurance',
    'Cyber liabilitynot required  stated as not required',
  ]);
  await userEvent.click(changes.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
  expect(server.callsOf(REVISE)[0]!.body).toMatchObject({ requirements: { notRequired: ['cyberLiability'] } });
});
