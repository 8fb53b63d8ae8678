import { openInfrastructure, type Infrastructure } from '@covertrail/backend/composition/infrastructure';
import { appoint, registerPerson, registerCompany } from '@covertrail/backend/testing/people';
import { asksFor } from '@covertrail/backend/testing/covered-supplier';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { newId } from '@covertrail/platform/ids/ids';
import { Caller, dataIn } from './caller.js';

/** An agency's agent, and the insured that it represents. */
export interface Agency {
  readonly agent: Caller;
  readonly insured: readonly Caller[];
}
/** Someone who asks for coverage, with a project to ask for. */
export interface Requester {
  readonly caller: Caller;
  readonly templateId: string;
  readonly projectId: string;
}

/** Two of everybody who must not see what the other sees. */
export interface Accounts {
  readonly agencies: readonly Agency[];
  readonly requesters: readonly Requester[];
}

/** Who has an account, before there is anybody to answer calls. */
export interface RegisteredCompanies {
  readonly agencies: readonly Agency[];
  readonly requesters: readonly Caller[];
}

/** Writes companies and people directly into the log of stores that nobody else has open. */
export async function registerAccounts(config: StoresConfig): Promise<RegisteredCompanies> {
  const infrastructure = await openInfrastructure(config);
  try {
    const agencies = [await agency(infrastructure, 'Hollis'), await agency(infrastructure, 'Keystone')];
    const requesters = [
      await someone(infrastructure, 'Meridian', 'requester'),
      await someone(infrastructure, 'Northgate', 'requester'),
    ];
    return { agencies, requesters };
  } finally {
    await infrastructure.close();
  }
}

/** Lets every requester make a template and a project, through the product. */
export async function addProjects({ agencies, requesters }: RegisteredCompanies, url: string): Promise<Accounts> {
  const withProjects = requesters.map(async (caller): Promise<Requester> => {
    const template = { name: `Trades ${newId()}`, requirements: asksFor(1_000_000) };
    const { templateId } = dataIn<{ templateId: string }>(
      await caller.expect(url, { method: 'POST', path: 'requestor/templates', body: template, key: newId() }),
    );
    const project = { name: `Yard ${newId()}`, templateId };
    const { projectId } = dataIn<{ projectId: string }>(
      await caller.expect(url, { method: 'POST', path: 'requestor/projects', body: project, key: newId() }),
    );
    return { caller, templateId, projectId };
  });
  return { agencies, requesters: await Promise.all(withProjects) };
}

async function agency(infrastructure: Infrastructure, name: string): Promise<Agency> {
  const agent = await someone(infrastructure, name, 'agency');
  const insured = [
    await someone(infrastructure, `${name} Roofing`, 'insured'),
    await someone(infrastructure, `${name} Paving`, 'insured'),
  ];
  for (const { person } of insured) await appoint({ infrastructure }, agent.person, person.companyId);
  return { agent, insured };
}

async function someone(
  infrastructure: Infrastructure,
  company: string,
  role: 'requester' | 'insured' | 'agency',
): Promise<Caller> {
  const companyId = await registerCompany({ infrastructure }, company, [role]);
  return new Caller(await registerPerson({ infrastructure }, companyId, 'Ann'));
}
