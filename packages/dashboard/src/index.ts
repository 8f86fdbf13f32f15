export { serveDashboard, type Dashboard, type DashboardOptions } from './serve-dashboard.ts';
