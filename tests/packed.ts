import type { PackedProgram } from '../src/commands/create/packedProgram.ts';

/** The program as `npm run create` packs it. */
export const packed: PackedProgram = {
  folder: '',
  manifest: {
    name: '@ada/create-vitrine',
    version: '1.2.3',
    license: 'MIT',
    engines: { node: '>=22.19' },
    bin: { vitrine: 'vitrine.js' },
    dependencies: { zod: '4.0.0' },
  },
  locked: {
    'node_modules/node': { version: '24.21.0' },
    'node_modules/zod': { version: '4.0.0', engines: { node: '>=20' } },
  },
  file: { path: 'vendor/vitrine-1.2.3.tgz', bytes: Buffer.from('packed') },
};
