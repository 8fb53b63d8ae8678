import { addPolicy, agencyPolicies, policyList } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { FileCheck2 } from 'lucide-react';
import { viewQuery } from '#shared/api/call-request';
import { MOST_OF_A_KIND, paletteSource, type PaletteParts } from '#shared/palette/palette-source';
import { lineName } from '#shared/policies/line-choices';

const found = (keyword: string) => ({ query: { keyword, size: MOST_OF_A_KIND } });
const entryOf = ({ id, line, policyNumber }: PolicyRow, detail: string) => ({
  to: `/app/policies/${id}`,
  title: `${lineName(line)} ${policyNumber}`,
  detail,
});

const own = paletteSource({
  key: 'own-policies',
  title: 'My policies',
  icon: FileCheck2,
  needs: [policyList, 'readOwnInsurance'],
  queryOf: (keyword, { companyId }) => viewQuery(policyList, { params: { companyId }, ...found(keyword) }),
  entriesOf: (rows) => rows.map((row) => entryOf(row, row.carrierName)),
});

const ofClients = paletteSource({
  key: 'client-policies',
  title: 'Policies of clients',
  icon: FileCheck2,
  needs: [agencyPolicies],
  queryOf: (keyword) => viewQuery(agencyPolicies, found(keyword)),
  entriesOf: (rows) => rows.map((row) => entryOf(row, row.insuredName)),
});

/** An agent adds a policy from the page of the client that it is for. */
export const parts: PaletteParts = {
  acts: [{ to: '/app/policies/new', title: 'Add policy', needs: [addPolicy, 'readOwnInsurance'] }],
  sources: [own, ofClients],
};
