import { Button } from 'semantic-ui-react';
import { REQUEST_STATES, STATE_WORDS, type RequestState } from '../sent-requests.words.js';

interface StateFilterProps {
  readonly state: RequestState | null;
  readonly onShow: (state: RequestState | null) => void;
}

/** All requests, or those in one state. */
export function StateFilter({ state, onShow }: StateFilterProps) {
  return (
    <Button.Group className="segmented" role="group" aria-label="Status">
      <Button type="button" active={state === null} aria-current={state === null} onClick={() => onShow(null)}>
        All
      </Button>
      {REQUEST_STATES.map((one) => (
        <Button key={one} type="button" active={one === state} aria-current={one === state} onClick={() => onShow(one)}>
          {STATE_WORDS[one]}
        </Button>
      ))}
    </Button.Group>
  );
}
