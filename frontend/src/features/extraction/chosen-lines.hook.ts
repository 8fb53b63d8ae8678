import { useState } from 'react';
import { extractedPolicies } from '@covertrail/contracts/extraction/extraction.calls';
import type { ExtractedPolicies, ExtractedPolicy } from '@covertrail/contracts/extraction/extraction.replies';
import { viewQuery } from '#shared/api/call-request';
import type { Problem } from '#shared/api/api-problem';
import { useViewQuery } from '#shared/views/use-view-query';

/** The reading with the rows that are written in words as policies of the lines that a person chose. */
interface ReadWithLines {
  readonly read: ExtractedPolicies;
  /** A row is being read as a policy of the line that was chosen last. */
  readonly isReading: boolean;
  readonly problem: Problem | null;
  readonly chooseLine: (row: ExtractedPolicy, line: string) => void;
}

/** The server reads a row as a policy of a line, as it reads those that the form names. */
export function useChosenLines(read: ExtractedPolicies): ReadWithLines {
  const [lines, setLines] = useState<Readonly<Record<string, string>>>({});
  const text = Object.entries(lines)
    .map(([row, line]) => `${row}.${line}`)
    .join(',');
  const params = { id: read.transactionId };
  const { body, loading, refreshing, problem } = useViewQuery(
    text === '' ? null : viewQuery(extractedPolicies, { params, query: { lines: text } }),
  );
  return {
    read: body ?? read,
    isReading: loading || refreshing,
    problem,
    chooseLine: ({ page, row }, line) => setLines({ ...lines, [`${page}.${row}`]: line }),
  };
}
