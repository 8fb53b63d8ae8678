import { userCatalogue } from './user.catalogue.js';
import { userDecider, USER_CODES } from './user.decider.js';

export const user = { name: 'user', decider: userDecider, catalogue: userCatalogue, codes: USER_CODES } as const;
