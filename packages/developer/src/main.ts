import { runRole } from '@ticket-circuit/role-kit';
import { develop } from './develop.ts';

await runRole({ role: 'developer', work: develop });
