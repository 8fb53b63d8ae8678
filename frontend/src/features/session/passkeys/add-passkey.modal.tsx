import { useState } from 'react';
import { addPasskey, offerPasskey } from '@covertrail/contracts/session/passkey.calls';
import type { PasskeyOffer } from '@covertrail/contracts/session/passkey.replies';
import { problemOf, type Problem } from '#shared/api/api-problem';
import { useCommand } from '#shared/commands/use-command';
import { FactorDialog } from '../second-factor/factor-dialog.js';
import { PASSKEY_FORM, PasskeyForm, type PasskeyTexts } from './passkey.form.js';
import { madePasskey } from './browser-passkey.api.js';

/** A name and the password; then the browser makes the passkey with the person [A18]. */
export default function AddPasskeyModal({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [browser, setBrowser] = useState<{ readonly waits: boolean; readonly problem: Problem | null }>(IDLE);
  const add = useCommand(addPasskey, 'passkeys/add', { onSettled: onClose });
  const make = async (offer: PasskeyOffer) => {
    setBrowser({ waits: true, problem: null });
    try {
      const made = await madePasskey(offer);
      setBrowser(IDLE);
      add.submit({ body: { name, ...made }, toast: 'The passkey is added.' });
    } catch (error) {
      setBrowser({ waits: false, problem: problemOf(error) });
    }
  };
  const offer = useCommand(offerPasskey, 'passkeys/offer', { onSettled: (offered) => void make(offered) });
  const begin = (texts: PasskeyTexts) => {
    setName(texts.name.trim());
    setBrowser(IDLE);
    offer.submit({ body: { password: texts.password } });
  };
  const problem = offer.problem ?? browser.problem ?? add.problem;
  return (
    <FactorDialog
      title="Add a passkey"
      act="Continue"
      form={PASSKEY_FORM}
      pending={offer.pending || browser.waits || add.pending}
      problem={problem}
      onClose={onClose}
    >
      <p>
        {browser.waits
          ? 'Please follow your browser: it asks where the passkey is kept, and for your fingerprint, face or PIN.'
          : 'Give it a name by which you know the device, and enter your password again. Then your browser makes the passkey.'}
      </p>
      <PasskeyForm problem={problem} onTexts={begin} />
    </FactorDialog>
  );
}

const IDLE = { waits: false, problem: null };
