import { Files } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { policyDocuments } from '@covertrail/contracts/document/document.calls';
import { idOfTab } from '#shared/ui/tabs.tsx';
import { POLICY_TABS } from './components/policy-panels.js';

/** The act that leads to the documents of a policy and the history of their uploads, as lists and the page of a policy name it [C01]. */
export const DOCUMENTS_ACT = { text: 'Manage My Documents', icon: Files, sends: policyDocuments } as const;

/** Opens the documents of a policy by its id. On the page of that policy the tab gets the focus. */
export function useOpenDocuments(): (policyId: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (policyId) => {
      void navigate(`/app/policies/${policyId}?tab=documents`);
      document.getElementById(idOfTab(POLICY_TABS, 'documents'))?.focus();
    },
    [navigate],
  );
}
