import type { CompanyEvent, PostalAddress } from '@covertrail/domain/company/company.contract';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import type { Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';

const ROLE_WORDS: Readonly<Record<CompanyRole, string>> = {
  requester: 'a requester',
  insured: 'an insured',
  agency: 'an agency',
};

const oneLine = ({ address1, address2, city, state, postalCode, country }: PostalAddress): string =>
  [address1, address2, city, `${state} ${postalCode}`, country].filter(Boolean).join(', ');

const changed = (label: string, before = '', after = '') => (before === after ? [] : [{ label, before, after }]);

export const companySentences: Sentences<CompanyEvent> = {
  CompanyRegistered: {
    sentence: ({ data }) =>
      `${named(data.name)} was registered as ${listed(data.roles.map((role) => ROLE_WORDS[role]))}.`,
    changes: ({ data }) => [
      { label: 'Address', after: oneLine(data.address) },
      { label: 'Time zone', after: data.timeZone },
      ...(data.trade ? [{ label: 'Trade', after: data.trade }] : []),
    ],
  },
  CompanyRenamed: {
    sentence: ({ data }) => `${named(data.from)} is now called ${named(data.to)}.`,
    changes: ({ data }) => [{ label: 'Name', before: data.from, after: data.to }],
  },
  CompanyProfileChanged: {
    sentence: () => 'The company changed how it is reached.',
    changes: ({ data: { from, to } }) => [
      ...(oneLine(from.address) === oneLine(to.address)
        ? []
        : [{ label: 'Address', before: oneLine(from.address), after: oneLine(to.address) }]),
      ...changed('Phone', from.phone, to.phone),
    ],
  },
  CompanyTaxIdChanged: {
    sentence: () => 'The tax id of the company was changed.',
    changes: () => [],
  },
  AgencyDetailsChanged: {
    sentence: () => 'The agency changed what it says of itself.',
    changes: ({ data: { from, to } }) => [
      ...changed('Management system', from?.managementSystem, to.managementSystem),
      ...changed('License number', from?.license, to.license),
      ...changed('Fax number', from?.fax, to.fax),
    ],
  },
  CompanyLogoChanged: {
    sentence: () => 'The company has another logo.',
    changes: () => [],
  },
  CompanyLogoRemoved: {
    sentence: () => 'The logo of the company was removed.',
    changes: () => [],
  },
  SecondFactorRequired: {
    sentence: () => 'A second factor is required of everybody in the company who logs in.',
    changes: () => [],
  },
  SecondFactorRequirementEnded: {
    sentence: () => 'A second factor is no longer required of the people in the company.',
    changes: () => [],
  },
  SingleSignOnRequired: {
    sentence: () => 'Single sign-on is required of everybody in the company but the primary contact.',
    changes: () => [],
  },
  SingleSignOnRequirementEnded: {
    sentence: () => 'Single sign-on is no longer required of the people in the company.',
    changes: () => [],
  },
  TrainingModeEnabled: {
    sentence: () => 'The training mode of the company was enabled.',
    changes: () => [],
  },
  TrainingModeDisabled: {
    sentence: () => 'The training mode of the company was disabled.',
    changes: () => [],
  },
};
