import type { Catalogue } from '../kernel/event-description.js';
import { COMPANY_PERSONAL, type CompanyEvent } from './company.contract.js';

const common = { feature: 'company', version: 1, upcasters: {}, affectsVerdict: false } as const;

export const companyCatalogue: Catalogue<CompanyEvent> = {
  CompanyRegistered: {
    ...common,
    personal: COMPANY_PERSONAL['CompanyRegistered'],
    audience: ({ data }) => ({ companies: [data.companyId], insuredId: data.companyId }),
  },
  CompanyRenamed: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId], insuredId: data.companyId }),
  },
  CompanyProfileChanged: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId], insuredId: data.companyId }),
  },
  CompanyTaxIdChanged: {
    ...common,
    personal: COMPANY_PERSONAL['CompanyTaxIdChanged'],
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  AgencyDetailsChanged: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  CompanyLogoChanged: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId], insuredId: data.companyId }),
  },
  CompanyLogoRemoved: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId], insuredId: data.companyId }),
  },
  SecondFactorRequired: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  SecondFactorRequirementEnded: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  SingleSignOnRequired: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  SingleSignOnRequirementEnded: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  TrainingModeEnabled: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  TrainingModeDisabled: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
};
