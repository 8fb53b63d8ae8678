import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CompanyCard } from '@covertrail/contracts/session/session.replies';
import { selectUser } from '#shared/session/session.selectors';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { CompanyMark } from '#shared/ui/company-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { companyChosen, selectLogin } from '../login.slice.js';
import './select-company.css';

/** So many companies have large cards; more have small ones. */
const MOST_LARGE = 5;
const LONGEST = 25;
const loadFounding = () => import('./found-company.modal.js');

/** Which company, of several that a person has [A02]: at the log-in, and in place of the present one. */
export default function SelectCompanyModal({ onClose }: { readonly onClose: () => void }) {
  const { choice } = useSelector(selectLogin);
  const [search, setSearch] = useState('');
  const [founding, setFounding] = useState(false);
  if (!choice) return null;
  const { companies, problem } = choice;
  const found = (companies ?? []).filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const isLarge = (companies ?? []).length <= MOST_LARGE;
  return (
    <AppModal open title="Select Company" onClose={onClose}>
      <p>
        {companies?.length === 1
          ? 'One company is associated with your profile.'
          : "More than one company is associated with your profile. Please select the company you'd like to manage"}
      </p>
      <ErrorBanner problem={problem} />
      <SearchBox label="Search company" placeholder="Search company here ..." value={search} onSearch={setSearch} />
      {companies !== null && found.length === 0 ? <p role="status">No searched results found.</p> : null}
      <ul className={`company-cards ${isLarge ? 'large' : 'small'}`} aria-label="Companies">
        {found.map((card) => (
          <li key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </ul>
      {choice.challenge === null ? (
        <Button type="button" onClick={() => setFounding(true)}>
          Add a company…
        </Button>
      ) : null}
      {founding ? <LateDialog load={loadFounding} onClose={() => setFounding(false)} /> : null}
    </AppModal>
  );
}

function Card({ card }: { readonly card: CompanyCard }) {
  const { choice } = useSelector(selectLogin);
  const present = useSelector(selectUser)?.companyId === card.id;
  const dispatch = useDispatch();
  const address = addressOf(card);
  return (
    <button
      type="button"
      disabled={choice?.pending === true || present}
      aria-label={[card.name, address, ...(present ? ['where you are now'] : [])].join(', ')}
      onClick={() => dispatch(companyChosen(card.id))}
    >
      <CompanyMark company={card} className="company-mark" />
      <span className="company-text">
        <b title={card.name}>{cut(card.name)}</b>
        <span className="sub" title={address}>
          {cut(address)}
        </span>
        {present ? <span className="sub">Where you are now</span> : null}
      </span>
    </button>
  );
}

const addressOf = ({ address1, address2, city, state, postCode }: CompanyCard): string =>
  [address1, address2, city, `${state} ${postCode}`.trim()].filter((part) => part !== '').join(', ');

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
