import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type AccountDocument = { readonly id: Uuid; readonly companyIds: readonly Uuid[] };

/** Which companies may this user enter? It only proposes: log-in asks the membership streams. */
export const accountsView = defineView<AccountDocument>()({ name: 'accounts', indexes: [] });
