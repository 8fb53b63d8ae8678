import { useEffect, useState } from 'react';
import type { Problem } from '../api/api-problem.js';
import { useViewQuery } from '../views/use-view-query.js';
import type { ViewQuery } from '../views/view-query.js';

/** The server is asked when typing has paused for this long. */
const REST_MS = 300;

interface Search<Row> {
  readonly rows: readonly Row[];
  /** What was typed is enough to ask. */
  readonly searching: boolean;
  readonly loading: boolean;
  readonly problem: Problem | null;
}

/** Results for the typed text, once typing pauses. */
export function useSearch<Row>(typed: string, queryOf: (keyword: string) => ViewQuery<Row> | null): Search<Row> {
  const keyword = typed.trim();
  const [rested, setRested] = useState(keyword);
  useEffect(() => {
    const timer = setTimeout(() => setRested(keyword), REST_MS);
    return () => clearTimeout(timer);
  }, [keyword]);
  const searching = queryOf(keyword) !== null;
  const query = searching ? queryOf(rested) : null;
  const { rows, loading, problem } = useViewQuery(query);
  return { rows: query ? rows : [], searching, loading: searching && (loading || rested !== keyword), problem };
}
