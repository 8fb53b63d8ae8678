import { AGREEMENTS, type Agreement as Whose } from '@covertrail/domain/user/user.contract';
import { dayFormat } from '../format/day-format.js';
import { AGENT_AGREEMENT } from './agent-agreement.words.js';
import { USER_AGREEMENT } from './user-agreement.words.js';
import './agreement.css';

const TEXTS = { user: USER_AGREEMENT, agent: AGENT_AGREEMENT } as const satisfies Record<Whose, unknown>;

/** The license agreement in the version of today: of people of a company, or of agents [A07] [B04]. */
export const Agreement = ({ of }: { readonly of: Whose }) => (
  <>
    <p className="sub">Version of {dayFormat(AGREEMENTS[of])}</p>
    {TEXTS[of].map(({ heading, text }) => (
      <section key={heading} className="license">
        <h3>{heading}</h3>
        <p>{text}</p>
      </section>
    ))}
  </>
);
