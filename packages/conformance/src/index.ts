export { type CheckOptions, checkServer } from './check-server.ts';
export {
  exitCodeOf,
  type OperationReport,
  type Outcome,
  type Deviation,
  type Report,
  type Result,
} from './report.ts';
export type { SignIn } from './session.ts';
