import { hostname } from 'node:os';
import { newId } from './ids.js';

/**
 * Names this process in leases and locks. Host name and process number are for people; in containers both may be the same, and
 * two processes with one name would take each other's leases.
 */
export const PROCESS_NAME = `${hostname()}:${process.pid}:${newId()}`;
