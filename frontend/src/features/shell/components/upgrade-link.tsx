import { CircleArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf } from '#shared/navigation/page-address';
import { pageOf, useMayOpen } from '#shared/navigation/pages.hook';
import './upgrade-link.css';

/** Leads those who are no agents to the plans [B01]. */
export function UpgradeLink({ onOpen }: { readonly onOpen?: () => void }) {
  if (!useMayOpen('upgrade')) return null;
  return (
    <Link to={addressOf('upgrade')} className="upgrade-link" {...(onOpen ? { onClick: onOpen } : {})}>
      <CircleArrowUp size={16} aria-hidden />
      {pageOf('upgrade').title}
    </Link>
  );
}
