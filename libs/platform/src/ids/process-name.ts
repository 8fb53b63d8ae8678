import { hostname } from 'node:os';
import { ownProcess } from '#process/process-life';
import { newId } from './ids.js';

const { machine, startedAt } = ownProcess();

/**
 * Names this process in leases and locks: host name and process number for people, machine and start time for processes on the same
 * machine (`isDead`). In containers all of these may be the same, and two processes with one name would take each other's leases.
 */
export const PROCESS_NAME = [hostname(), process.pid, machine, startedAt, newId()].join(':');
