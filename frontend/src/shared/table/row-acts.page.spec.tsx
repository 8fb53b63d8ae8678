import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelRequest } from '@covertrail/contracts/request/request.calls';
import { createTemplate } from '@covertrail/contracts/template/template.calls';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { Ban, Pencil } from 'lucide-react';
import { useState } from 'react';
import { rememberSession, renderSignedIn } from '#testing/render-app.tsx';
import { sessionStore } from '../session/session-store.js';
import { RowMenu } from './row-acts.js';

const ROW = { id: 'r-1' };
/** A reviewer cancels requests; only a manager makes templates. */
const ACTS = [
  { text: 'Cancel…', icon: Ban, sends: cancelRequest, onAct: jest.fn() },
  { text: 'New template', icon: Pencil, sends: createTemplate, main: true, onAct: jest.fn() },
] as const;

function open(access: AccessLevel) {
  rememberSession('requester');
  const session = sessionStore.read()!;
  sessionStore.keep({ ...session, user: { ...session.user, access } });
  return renderSignedIn(<RowMenu row={ROW} name="row 1" acts={ACTS} />);
}

it.each([
  ['manager', ['Cancel…', 'New template']],
  ['reviewer', ['Cancel…']],
] as const)('[I01] offers a %s those acts alone whose calls they may send', async (access, texts) => {
  open(access);
  expect(screen.queryByRole('button', { name: 'New template: row 1' }) !== null).toBe(access === 'manager');
  await userEvent.click(screen.getByRole('button', { name: 'Actions: row 1' }));
  const acts = within(await screen.findByRole('dialog', { name: 'Actions: row 1' })).getAllByRole('button');
  expect(acts.map(({ textContent }) => textContent?.trim())).toEqual(texts);
});

it('[I01] offers nothing to people who only read', () => {
  open('readOnly');
  expect(screen.queryByRole('button')).toBeNull();
});

function Rows() {
  const [names, setNames] = useState(['row 1', 'row 2', 'row 3']);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <RowMenu
            row={name}
            name={name}
            acts={[
              {
                text: 'Cancel…',
                icon: Ban,
                sends: cancelRequest,
                onAct: (canceled) => setNames(names.filter((other) => other !== canceled)),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

it('[K05] gives the focus to the row after the one that an act takes away, else to the one before', async () => {
  rememberSession('requester');
  renderSignedIn(<Rows />);
  const cancel = async (name: string) => {
    screen.getByRole('button', { name: `Actions: ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Cancel…' })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await cancel('row 2');
  expect(screen.getByRole('button', { name: 'Actions: row 3' })).toHaveFocus();
  await cancel('row 3');
  expect(screen.getByRole('button', { name: 'Actions: row 1' })).toHaveFocus();
});
