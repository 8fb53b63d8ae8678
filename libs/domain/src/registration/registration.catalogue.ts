import type { Catalogue } from '../kernel/event-description.js';
import { REGISTRATION_PERSONAL, type RegistrationEvent } from './registration.contract.js';

const common = { feature: 'registration', version: 1, upcasters: {}, affectsVerdict: false } as const;

export const registrationCatalogue: Catalogue<RegistrationEvent> = {
  SignUpRequested: {
    ...common,
    personal: REGISTRATION_PERSONAL['SignUpRequested'],
    audience: () => ({ companies: [] }),
  },
  SignUpCompleted: {
    ...common,
    audience: ({ data }) => ({ companies: data.founded ? [data.companyId] : [], users: [data.userId] }),
  },
};
