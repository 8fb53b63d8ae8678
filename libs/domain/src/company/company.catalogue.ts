import type { Catalogue } from '../catalogue/event-description.js';
import { listed, named } from '../catalogue/wording.js';
import { COMPANY_PERSONAL, type CompanyEvent, type CompanyRole, type PostalAddress } from './company.contract.js';

const common = { feature: 'company', version: 1, upcasters: {} } as const;

const ROLE_WORDS: Readonly<Record<CompanyRole, string>> = { requester: 'a requester', insured: 'an insured', agency: 'an agency' };

const oneLine = ({ address1, address2, city, state, postalCode, country }: PostalAddress): string =>
  [address1, address2, city, `${state} ${postalCode}`, country].filter(Boolean).join(', ');

export const companyCatalogue: Catalogue<CompanyEvent> = {
  CompanyRegistered: {
    ...common,
    personal: COMPANY_PERSONAL['CompanyRegistered'],
    audience: ({ data }) => ({ companies: [data.companyId], insuredId: data.companyId }),
    sentence: ({ data }) => `${named(data.name)} was registered as ${listed(data.roles.map((role) => ROLE_WORDS[role]))}.`,
    changes: ({ data }) => [
      { label: 'Address', after: oneLine(data.address) },
      { label: 'Time zone', after: data.timeZone },
      ...(data.trade ? [{ label: 'Trade', after: data.trade }] : []),
    ],
  },
  CompanyRenamed: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId], insuredId: data.companyId }),
    sentence: ({ data }) => `${named(data.from)} is now called ${named(data.to)}.`,
    changes: ({ data }) => [{ label: 'Name', before: data.from, after: data.to }],
  },
};
