import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FEATURES } from '#app/features';
import type { PageRoute } from '#shared/navigation/page-routes';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { SummaryPart, WizardSummary } from './wizard-summary.js';
import type { StepProps, WizardSteps } from './wizard-step.js';
import { Wizard } from './wizard.js';

interface Order {
  readonly name: string;
  readonly rename: (name: string) => void;
}

const NameStep = ({ work: { name, rename } }: StepProps<Order>) => (
  <>
    <label htmlFor="name">Name</label>
    <input id="name" value={name} onChange={(event) => rename(event.target.value)} />
  </>
);
const SummaryStep = ({ work, open }: StepProps<Order>) => (
  <WizardSummary title="What you send">
    <SummaryPart title="Name" step="name" open={open}>
      {work.name}
    </SummaryPart>
  </WizardSummary>
);
const STEPS: WizardSteps<Order> = [
  { key: 'start', title: 'Beginning', component: () => <p>Welcome</p> },
  {
    key: 'name',
    title: 'Its name',
    component: NameStep,
    wrong: ({ name }) => (name === '' ? { message: 'Please enter a name.', fieldId: 'name' } : null),
  },
  { key: 'summary', title: 'Summary', component: SummaryStep },
];

function open(search = '', start = '') {
  rememberSession('requester');
  fakeServer({ 'GET user/userdetails': () => userDetails(['requester']) });
  const sent: string[] = [];
  function Page() {
    const [name, rename] = useState(start);
    const [pending, setPending] = useState(false);
    const onPress = () => {
      sent.push(name);
      setPending(true);
    };
    return (
      <div className="page">
        <h1>Order</h1>
        <Wizard
          steps={STEPS}
          work={{ name, rename }}
          last={{ text: 'Send', onPress }}
          pending={pending}
          problem={null}
          leaving={{ dirty: name !== start, text: 'The name is lost.' }}
          aside={<p>Beside every step</p>}
        />
      </div>
    );
  }
  const routes: readonly PageRoute[] = [{ page: 'suppliers', element: <Page /> }];
  const app = renderApp(`/app/suppliers${search}`, [
    { name: 'order', routes },
    ...FEATURES.filter(({ name }) => name !== 'tracking'),
  ]);
  return { ...app, sent, inAddress: () => app.router.state.location.search };
}

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a wizard', () => {
  it('goes on step by step, has the step in the address, and gives the focus to the title of the step', async () => {
    const { inAddress, container, sent } = open();
    await title('Beginning');
    await press('Next');
    expect(await title('Its name')).toHaveFocus();
    expect(inAddress()).toBe('?step=name');
    expect(screen.getByText('Beside every step')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name'), 'Crane');
    await expectAccessible(container);
    await press('Next');
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getByRole('button', { current: 'step' })).toHaveTextContent('Summary');
    expect(steps.getByRole('button', { name: 'Its name , done' })).toBeEnabled();
    await press('Send');
    expect(sent).toEqual(['Crane']);
  });

  it('says what is wrong with a step when it should go on, at the field that it is about', async () => {
    open('?step=name');
    await title('Its name');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Next');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name.');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('opens a step by a link, and instead of one that cannot be opened yet the first that is not complete', async () => {
    open('?step=summary', 'Crane');
    await title('Summary');
    await press('Change Name');
    expect(await title('Its name')).toHaveFocus();
  });

  it('opens instead of a linked step the first that is not complete', async () => {
    open('?step=summary');
    expect(await title('Its name')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Summary' })).toBeDisabled();
  });

  it('is sent once by Enter pressed again and again', async () => {
    const { sent } = open('', 'Crane');
    await title('Beginning');
    screen.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(await title('Its name')).toHaveFocus();
    await press('Next');
    (await screen.findByRole('button', { name: 'Send' })).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(sent).toEqual(['Crane']);
  });

  it('asks before unsaved work is left, and not between steps', async () => {
    open('?step=name');
    await userEvent.type(await screen.findByLabelText('Name'), 'Crane');
    await press('Next');
    await title('Summary');
    await userEvent.click(screen.getAllByRole('link', { name: /Projects|Templates/ })[0]!);
    expect(within(await focusedDialog('Leave without saving?')).getByText('The name is lost.')).toBeInTheDocument();
  });
});
