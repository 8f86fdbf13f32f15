import { runRole, workWithTools } from '@ticket-circuit/role-kit';

void runRole({ role: 'reviewer', work: workWithTools });
