import { useState } from 'react';
import { companyLogo } from '@covertrail/contracts/company/company.calls';
import { API_BASE } from '../api/api-client.js';
import { pathOf } from '../api/call-request.js';
import { initials } from '../format/initials.js';
import './company-mark.css';

interface CompanyMarkProps {
  readonly company: { readonly id: string; readonly name: string; readonly logoId: string | null };
  /** Of the frame that the logo or the initials stand in. */
  readonly className: string;
}

/** The logo of a company; its initials where it has none, or none that can be loaded. The name stands beside it, so it is not read out. */
export function CompanyMark({ company: { id, name, logoId }, className }: CompanyMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logoId === null || broken === logoId) {
    return (
      <span className={className} aria-hidden>
        {initials(name)}
      </span>
    );
  }
  const address = `${API_BASE}/${pathOf(companyLogo, { companyId: id, logoId })}`;
  return (
    <span className={`${className} company-logo`} aria-hidden>
      <img src={address} alt="" loading="lazy" onError={() => setBroken(logoId)} />
    </span>
  );
}
