export type { BackendConnection } from './backend.ts';
export { type CheckOptions, checkServer } from './check-server.ts';
export {
  type Deviation,
  exitCodeOf,
  type OperationReport,
  type Outcome,
  type Report,
  type Result,
  type SaleReport,
} from './report.ts';
export type { SignIn } from './session.ts';
