import { runRole, workWithTools } from '@ticket-circuit/role-kit';

void runRole({ role: 'testwriter', work: workWithTools });
