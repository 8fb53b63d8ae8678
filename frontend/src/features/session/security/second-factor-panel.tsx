import { useState } from 'react';
import type { SecondFactorState } from '@covertrail/contracts/session/second-factor.replies';
import { instantFormat } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';

const DIALOGS = {
  turnOn: () => import('../second-factor/turn-on.modal.js'),
  turnOff: () => import('../second-factor/turn-off.modal.js'),
  renewCodes: () => import('../second-factor/renew-codes.modal.js'),
};

interface SecondFactorPanelProps {
  readonly state: SecondFactorState;
  readonly onChanged: () => void;
}

/** The authenticator app of the person: whether and since when it is on, and what can be done about it [A17]. */
export function SecondFactorPanel({ state, onChanged }: SecondFactorPanelProps) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const onClose = () => {
    setOpen(null);
    onChanged();
  };
  const isOn = state.since !== null;
  return (
    <Panel title="Authenticator app" right={<StatusTag label={isOn ? 'On' : 'Off'} tone={isOn ? 'ok' : 'mute'} />}>
      <div className="panel-body security-factor">
        {state.since === null ? <WhenOff /> : <WhenOn {...state} since={state.since} />}
        <div className="security-acts">
          {isOn ? (
            <>
              <Button type="button" onClick={() => setOpen('renewCodes')}>
                New recovery codes
              </Button>
              <Button type="button" disabled={state.requiredBy.length > 0} onClick={() => setOpen('turnOff')}>
                Turn off
              </Button>
            </>
          ) : (
            <Button type="button" primary onClick={() => setOpen('turnOn')}>
              Turn on
            </Button>
          )}
        </div>
      </div>
      {open ? <LateDialog load={DIALOGS[open]} onClose={onClose} /> : null}
    </Panel>
  );
}

function WhenOff() {
  return (
    <p>
      An authenticator app on your phone makes a code of 6 digits every 30 seconds. Once it is on, each log-in asks for
      your password and such a code, so that nobody opens your account with the password alone.
    </p>
  );
}

function WhenOn({ since, codesLeft, requiredBy }: SecondFactorState & { readonly since: string }) {
  return (
    <div>
      <p>On since {instantFormat(since)}. Each log-in asks for a code of your app.</p>
      <p>
        <b>{codesLeft}</b> of 10 recovery codes {codesLeft === 1 ? 'is' : 'are'} left.
        {codesLeft < 3 ? ' Make new ones before you need them.' : ''}
      </p>
      {requiredBy.length > 0 ? (
        <p>It cannot be turned off, because it is required by {requiredBy.join(' and ')}.</p>
      ) : null}
    </div>
  );
}
