import { join } from 'node:path';
import { buildIdIn } from '@/lib/build-id';
import { publicationsSeen, type OtherProcesses } from '@/lib/publications';
import { isStopping } from '@/lib/stopping';
import { isWarming } from '@/lib/warming';
import { env } from '#config/server/env';
import { lastAnswers } from '#gateway/watch';
import { askFailedAgain } from '#services/health/ask-again';
import { diskState, type DiskState } from '#services/health/disk';
import { isSchedulingUp } from '#services/scheduling/readiness';

/** How one outside system answered last, and how many seconds ago. */
export type DependencyState = { readonly state: 'up' | 'down'; readonly secondsAgo: number };

export type Readiness = {
  /** `degraded` serves: something is missing for visitors. `starting` and `stopping` want no new ones. */
  readonly status: 'ready' | 'degraded' | 'starting' | 'stopping';
  /** Of the build that runs. */
  readonly build: string;
  readonly disk: DiskState;
  readonly dependencies: Readonly<Record<string, DependencyState>>;
  /** `notReached`: Redis is away, so a publish is not seen in every process at once. */
  readonly otherProcesses: OtherProcesses;
};

/** Of the build that runs, which another one on the disk does not change. */
let build: string | undefined;

/**
 * Whether this process wants visitors, and what they miss. The scheduling gateway is asked where nobody called it lately, the CMS
 * and the search service where they failed a while ago; the others are as the last visitor met them, and absent while nobody
 * has.
 * @requirement O8
 */
export async function readiness(): Promise<Readiness> {
  const { DATA_DIR, FOYER_DIST_DIR } = env();
  build ??= buildIdIn(join(process.cwd(), FOYER_DIST_DIR));
  const [disk] = await Promise.all([diskState(DATA_DIR), isSchedulingUp(), askFailedAgain()]);
  const now = Date.now();
  const dependencies = Object.fromEntries(
    lastAnswers().map(([name, { isUp, at }]): [string, DependencyState] => [
      name,
      { state: isUp ? 'up' : 'down', secondsAgo: Math.max(0, Math.round((now - at) / 1000)) },
    ]),
  );
  const { others: otherProcesses } = publicationsSeen();
  const isWhole =
    disk === 'ok' &&
    otherProcesses !== 'notReached' &&
    Object.values(dependencies).every(({ state }) => state === 'up');
  return { status: statusOf(isWhole), build, disk, dependencies, otherProcesses };
}

function statusOf(isWhole: boolean): Readiness['status'] {
  if (isStopping()) return 'stopping';
  if (isWarming()) return 'starting';
  return isWhole ? 'ready' : 'degraded';
}
