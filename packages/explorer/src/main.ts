import { runRole, workWithTools } from '@ticket-circuit/role-kit';

void runRole({ role: 'explorer', work: workWithTools });
