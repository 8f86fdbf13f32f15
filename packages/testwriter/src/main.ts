import { runRole, workWithTools } from '@ticket-circuit/role-kit';

await runRole({ role: 'testwriter', work: workWithTools });
