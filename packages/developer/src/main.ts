import { runRole } from '@ticket-circuit/role-kit';
import { develop } from './develop.ts';

void runRole({ role: 'developer', work: develop });
