import { runRole, workWithTools } from '@ticket-circuit/role-kit';

void runRole({ role: 'supervisor', work: workWithTools });
