import type { ProjectCreated } from '@covertrail/domain/project/project.contract';
import type { StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { dataIn, type Caller } from './caller.js';
import type { Accounts } from './accounts.js';

interface Rows {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Rows in lists, as the product answers them, that belong to someone else. Empty when everybody sees their own alone. */
export async function strayedRows(
  { agencies, requesters }: Accounts,
  url: string,
  events: readonly StoredEvent[],
): Promise<string[]> {
  const strayed: string[] = [];
  const check = async (caller: Caller, path: string, isOwn: (row: Rows['rows'][number]) => boolean) => {
    const { rows } = dataIn<Rows>(await caller.expect(url, { method: 'GET', path: `${path}?size=200` }));
    strayed.push(
      ...rows
        .filter((row) => !isOwn(row))
        .map((row) => `${path} of ${caller.person.companyId} shows ${JSON.stringify(row)}`),
    );
  };
  const projects = events
    .filter(({ type }) => type === 'ProjectCreated')
    .map(({ data }) => data as ProjectCreated['data']);
  const ownerOf = new Map(projects.map(({ projectId, requesterId }) => [projectId, requesterId]));
  for (const { agent, insured } of agencies) {
    const clients = new Set(insured.map(({ person }) => person.companyId));
    await check(agent, 'policy/agency', ({ insuredId }) => clients.has(String(insuredId)));
    for (const supplier of insured)
      await check(
        supplier,
        `policy/list/${supplier.person.companyId}`,
        ({ insuredId }) => insuredId === supplier.person.companyId,
      );
  }
  for (const { caller } of requesters)
    await check(
      caller,
      'dashboard/tracked',
      ({ projectId }) => ownerOf.get(String(projectId)) === caller.person.companyId,
    );
  return [...strayed, ...(await unprotectedCalls({ agencies, requesters }, url))];
}

/** Lists of one company that another is let into. */
async function unprotectedCalls({ agencies }: Accounts, url: string): Promise<string[]> {
  const [ours, theirs] = agencies;
  const companyId = theirs?.insured[0]?.person.companyId ?? '';
  const answers = [ours!.agent, ours!.insured[0]!].map((caller) =>
    caller.call(url, { method: 'GET', path: `policy/list/${companyId}` }),
  );
  const letIn = (await Promise.all(answers)).filter((answer) => answer?.status !== 404);
  return letIn.map((answer) => `a list of ${companyId} was answered to others with ${answer?.status}`);
}
