import type { CurrentUser } from '#kit/access/auth.ts';
import { processFacts } from '#kit/monitor/process-facts.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { SystemReport } from '#office/system/system.ts';
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
