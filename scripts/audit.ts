/** `npm run audit`: known faults in the packages that the site is built on, where the registry answers. */
import { audit } from './lib/audit.ts';

const { clean, message } = await audit();
console.log(message);
process.exitCode = clean === false ? 1 : 0;
