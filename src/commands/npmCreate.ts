#!/usr/bin/env node
/** What `npm create` runs: `vitrine create` with the same arguments. */
import { argv } from 'node:process';

argv.splice(2, 0, 'create');
await import('./vitrine.ts');
