import type { Deps } from '#server/deps.ts';
import { processFacts } from '#server/monitor/process-facts.ts';
import type { CurrentUser } from '#shared/auth.ts';
import type { SystemReport } from '#shared/system.ts';
import { runChecks } from './checks/checks.ts';

/** All checks, and what this process saw since it started. */
export async function reportSystem(deps: Deps, { role }: CurrentUser): Promise<SystemReport> {
  const { monitor } = deps;
  return {
    ...processFacts,
    startedAt: monitor.startedAt.toISOString(),
    checks: await runChecks(deps, role),
    slowQueries: monitor.slowQueries(),
    troubles: monitor.troubles(),
  };
}
